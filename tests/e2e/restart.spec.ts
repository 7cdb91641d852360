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
  readonly list: readonly { readonly id: string; readonly name: string; readonly productMenuList?: readonly object[] }[];
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
