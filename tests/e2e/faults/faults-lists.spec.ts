import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { row, toast, visit } from '../support/console';
import { envelope, fault, fulfil, HTML } from '../support/faults';
import { expect, test } from '../support/test';

const USERS = '/user/page';
const NETWORK = 'Network request error. Please check if the network cable is disconnected!';

/** The list says the text as its error state, and nothing else: no rows, no pager, no 'no records'. */
async function expectFailure(page: Page, text: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(text);
  await expect(main.getByText(/There are no records yet|undefined|\[object|in total/)).toHaveCount(0);
  await expect(main.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
}

// covers FR-184, HR-290
test('faults 26, 33: 502 with HTML shows the network text, not an empty list, and many of them make one toast', async ({
  page,
}) => {
  await page.route(/\/api\/vpp\/account\/v3\/web\/(user|org|role|tenant|log)\//, (route) =>
    fulfil(route, { ...HTML, status: 502 }),
  );
  await visit(page, '/platform/user', admin, 'Users');
  await expectFailure(page, NETWORK);
  await expect(toast(page, NETWORK)).toHaveCount(1);
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expectFailure(page, NETWORK);
  await expect(toast(page, NETWORK)).toHaveCount(1);
});

const naughty = [
  '<script>window.__xss=1</script>',
  '"><img src=x onerror="window.__xss=1">',
  'javascript:window.__xss=1',
  '田中さんにあげて下さい 👩‍👩‍👧',
  '\u202Etest\u202E',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '${7*7} {{7*7}} %{x}',
  'x'.repeat(255),
];

test('faults 43, 62, 89: what a server says and names its records is cut to the room there is, and runs nothing', async ({
  page,
}) => {
  const words = 'ra.action.save <i>%{x}</i>';
  await fault(page, USERS, envelope(null, '5001', `${words}\n${'x'.repeat(20_000)}`));
  await visit(page, '/platform/user', admin, 'Users');
  await expect(toast(page, words)).toBeVisible();
  const box = await toast(page, words).boundingBox();
  expect(box?.height ?? 999).toBeLessThan(200);
  const list = naughty.map((text, index) => ({
    id: `${index}`,
    account: text,
    name: text,
    email: text,
    phone: text,
    roleNames: text,
    orgName: text,
    orgId: '1',
    state: 1,
  }));
  await fault(page, USERS, envelope({ list, totalSize: list.length }));
  await page.getByRole('button', { name: 'Try again' }).click();
  // a sign that turns letters round is written out
  for (const text of naughty) await expect(row(page, text.replaceAll('\u202E', '⟨U+202E⟩')).first()).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
