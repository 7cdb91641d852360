import { utils, write } from '@e965/xlsx';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, PASSWORD } from './support/accounts';
import { must, seal, sessionOf } from './support/backend';
import { fillSignIn } from './support/console';
import { startServer } from './support/server';
import { expect, test } from './support/test';
import { mark } from './support/unique';

interface Listed {
  readonly list: readonly {
    readonly id: string;
    readonly name: string;
    readonly productMenuList?: readonly object[];
  }[];
}

/** Makes a role that grants the operation log, and a user who has it alone. */
async function givenKeeper(origin: string, name: string, account: string): Promise<void> {
  const { accessToken: own } = await sessionOf(admin, PASSWORD, origin);
  const { list } = await must<Listed>('GET /role/page', { pageNum: 1, pageSize: 100 }, own, origin);
  const productMenuList = list.find((one) => one.name.startsWith('Auditor'))?.productMenuList;
  await must('POST /role/create', { name, description: '', productMenuList }, own, origin);
  const { list: found } = await must<Listed>('GET /role/page', { pageNum: 1, pageSize: 1, name }, own, origin);
  const [root] = await must<{ id: string }[]>('GET /org/tree', {}, own, origin);
  const user = { account, name, pwd: await seal(PASSWORD, origin), orgId: root?.id, roleIds: [found[0]?.id] };
  await must('POST /user/create', user, own, origin);
}

test('roles and users are there after a restart', async ({ page }) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'console-restart-'));
  const env = { DATA_FILE: join(folder, 'console.db') };
  const account = `${mark()}@keep.example`;
  let server = await startServer(env);
  try {
    await givenKeeper(server.origin, `Keeper ${mark()}`, account);
    await server.stop();
    server = await startServer(env, server.port);
    await page.goto(`${server.origin}/login`);
    await fillSignIn(page, account);
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(['Operation log']);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a server that is killed or told to stop while it confirms an import has stored all of its rows or none, and an answer tells which', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'console-killed-'));
  const env = { DATA_FILE: join(folder, 'console.db') };
  const ROWS = 500;
  let server = await startServer(env);
  try {
    const { accessToken } = await sessionOf(admin, PASSWORD, server.origin);
    const request = async (path: string, body: object) => {
      const form = body instanceof FormData;
      const response = await fetch(`${server.origin}/api/vpp/smp/v3/web/userBook/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, ...(!form && { 'content-type': 'application/json' }) },
        body: form ? body : JSON.stringify(body),
      });
      return ((await response.json()) as { data: { importKey: string; successCount: number; totalSize: number } }).data;
    };
    const stored = async (name: string) => (await request('page', { name, pageNum: 1, pageSize: 10 })).totalSize;
    // moments before, within and after the write: whichever it is, the rows stand or fall together
    for (const [signal, wait] of [
      ['SIGKILL', 20],
      ['SIGKILL', 120],
      ['SIGTERM', 60],
    ] as const) {
      const own = `Killed ${mark()}`;
      const book = utils.book_new();
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([
          ['Name', 'Company', 'Phone'],
          ...Array.from({ length: ROWS }, (_, at) => [`${own} ${at}`, 'Helio', '13912345678']),
        ]),
        'Data',
      );
      const form = new FormData();
      form.append('file', new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'book.xlsx'));
      const { importKey, successCount } = await request('import', form);
      expect(successCount).toBe(ROWS);
      const lost = request('import/confirm', { importKey }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await server.stop(signal);
      const told = await lost;
      server = await startServer(env, server.port);
      const found = await stored(own);
      expect(told ? [told.successCount] : [0, ROWS]).toContain(found);
      if (signal === 'SIGTERM') expect(found).toBe(ROWS); // a call under way is answered first
      expect((await request('import/confirm', { importKey })).successCount).toBe(ROWS - found);
      expect(await stored(own)).toBe(ROWS);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
