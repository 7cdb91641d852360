import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, PASSWORD } from './support/accounts';
import { callBackend, sessionOf } from './support/backend';
import { startServer } from './support/server';
import { expect, test } from './support/test';

/** A reference server that others than this machine reach, with a database of its own. */
async function inFolder(work: (env: Readonly<Record<string, string>>) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-open-'));
  try {
    await work({ DATA_FILE: join(folder, 'console.db'), HOST: '0.0.0.0', DEMO: '', FAULTS: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a server that others reach has a password of its own, says it once, and takes no standing token', async () => {
  await inFolder(async (env) => {
    const first = await startServer(env);
    const password = /with the password (\S+),/.exec(first.said)?.[1] ?? '';
    try {
      expect(password.length).toBeGreaterThan(11);
      expect((await sessionOf(admin, password, first.origin)).account).toBe(admin);
      await expect(sessionOf(admin, PASSWORD, first.origin)).rejects.toThrow('4101');
      for (const token of ['demo-sso-token', 'constructor', ''])
        expect((await callBackend('POST /auth/convertToken', { token }, undefined, first.origin)).code).toBe('4103');
    } finally {
      await first.stop();
    }
    const second = await startServer(env);
    try {
      expect(second.said).not.toContain(password);
      expect(second.said).toContain('said at their first start');
      expect((await sessionOf(admin, password, second.origin)).account).toBe(admin);
    } finally {
      await second.stop();
    }
  });
});

test('a demonstration that others reach says so, and its database is refused without that word', async () => {
  await inFolder(async (env) => {
    const shown = await startServer({ ...env, DEMO: '1' });
    try {
      expect(shown.said).toContain('Whoever reaches 0.0.0.0 can sign in with these (DEMO=1)');
      expect((await sessionOf(admin, PASSWORD, shown.origin)).account).toBe(admin);
    } finally {
      await shown.stop();
    }
    await expect(startServer(env)).rejects.toThrow(/has accounts of the demonstration.*Set DEMO=1/);
  });
});
