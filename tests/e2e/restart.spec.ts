import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './support/accounts';
import { fillSignIn } from './support/console';
import { createRole, createUser } from './support/people';
import { startServer } from './support/server';
import { expect, test } from './support/test';
import { mark } from './support/unique';

test('roles and users made in the browser are there after a restart', async ({ browser }) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'console-restart-'));
  const env = { DATA_FILE: join(folder, 'console.db') };
  const [name, account] = [`Keeper ${mark()}`, `${mark()}@keep.example`];
  let server = await startServer(4177, env);
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await page.goto('/login');
    await fillSignIn(page, admin);
    await createRole(page, name);
    await createUser(page, account, name);
    await context.close();
    await server.stop();
    server = await startServer(4177, env);
    const after = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await after.goto('/login');
    await fillSignIn(after, account);
    await expect(after.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(['Tenants', 'Operation log']);
    await after.context().close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
