import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { go, row, toast, visit } from '../support/console';
import { call, counted, envelope, fault, fulfil, HTML, type Reply } from '../support/faults';
import { expect, test } from '../support/test';

const USERS = '/user/page';
const NETWORK = 'Network request error. Please check if the network cable is disconnected!';
const BACKEND = 'Backend request error. Please try again later!';
const SERVER = 'Server request error, contact the administrator';

/** The list says the text as its error state, and nothing else: no rows, no pager, no 'no records'. */
async function expectFailure(page: Page, text: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(text);
  await expect(main.getByText(/There are no records yet|undefined|\[object|in total/)).toHaveCount(0);
  await expect(main.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
}

/** What stands instead of rows, fault by fault: what is answered, and what the list says. */
const unreadable: readonly (readonly [string, ...(readonly [Reply, string])[]])[] = [
  // covers FR-186, FR-187, HR-292
  [
    'fault 28: 500, 503 and 504 show the words of the server, else the generic text',
    [{ status: 500, body: { code: '500', msg: 'The database sleeps', data: null } }, 'The database sleeps'],
    [{ status: 503, body: '' }, SERVER],
    [{ ...HTML, status: 504 }, SERVER],
  ],
  [
    'fault 29: 403, 404, 405 and 413 say so and do not end the session',
    [{ status: 403, body: '' }, 'No permission'],
    [{ status: 404, body: '' }, SERVER],
    [{ status: 405, body: '' }, SERVER],
    [{ ...HTML, status: 413 }, SERVER],
  ],
  ['fault 30: a redirect to a page of HTML is a failure', [{ status: 302, headers: { location: '/login' } }, BACKEND]],
  // covers FR-179, FR-189, HR-285, HR-296
  [
    'fault 37: a refusal without words gets the words of the catalogue',
    ...[{}, { msg: null }, { msg: '' }, { msg: { text: 'x' } }].map(
      (said) =>
        [{ body: { code: '5001', data: null, ...said } }, 'Backend request failed, please retry later'] as const,
    ),
  ],
  [
    'fault 31: a body that is cut off shows no partial rows',
    [{ body: '{"code":"0000","msg":"success","data":{"list":[{"id":"1","name":"half' }, BACKEND],
  ],
  // covers FR-178, HR-284
  [
    'fault 38: only the code 0000 is success',
    ...[0, '0', 200, true, null].map(
      (code) => [envelope({ list: [], totalSize: 0 }, code, `${code} is no success`), `${code} is no success`] as const,
    ),
  ],
  ['fault 35: an empty answer is no list', [{ status: 204 }, BACKEND], [{ body: '' }, BACKEND]],
  [
    'fault 39: HTTP 500 is a failure whatever its code says',
    [{ status: 500, body: { code: '0000', msg: '', data: { list: [], totalSize: 0 } } }, SERVER],
  ],
  [
    'fault 40: a body that is no envelope is a failure without technical words',
    ...['null', '[]', '"x"', '1', '{}'].map((body) => [{ body }, BACKEND] as const),
  ],
  [
    'fault 42: words of the server are shown letter for letter',
    ...[
      '<b>bold</b><img src=x onerror=alert(1)>',
      '%{smart_count} of %{name}',
      'one |||| many',
      'ra.action.save',
      'errors.timeout',
    ].map((text) => [envelope(null, '5001', text), text] as const),
  ],
  [
    'fault 41: HTML and broken JSON fail',
    [HTML, BACKEND],
    [{ body: '{"code":"0000","data":NaN}' }, BACKEND],
    [{ body: '{"code":"0000","da' }, BACKEND],
  ],
  ['fault 46: no data at all is a failure', [{ body: { code: '0000', msg: 'success' } }, BACKEND]],
];

/** Presses the button that reads the list again, which is now answered so. */
async function readAgain(page: Page, button: 'Try again' | 'Refresh', reply: Reply): Promise<void> {
  await fault(page, USERS, reply);
  const requested = page.waitForResponse(call(USERS));
  await page.getByRole('button', { name: button }).click();
  await requested;
}

test('faults 28 to 46: a list that cannot be read says why and shows no rows', async ({ page }) => {
  test.slow();
  const words = 'ra.action.save <i>%{x}</i>';
  await fault(page, USERS, envelope(null, '5001', `${words}\n${'x'.repeat(20_000)}`));
  await visit(page, '/platform/user', admin, 'Users');
  await test.step('fault 42, 43: the toast too shows words letter for letter, and cuts a message of 20 kB', async () => {
    await expect(toast(page, words)).toBeVisible();
    const box = await toast(page, words).boundingBox();
    expect(box?.height ?? 999).toBeLessThan(200);
  });
  for (const [title, ...cases] of unreadable) {
    await test.step(title, async () => {
      for (const [reply, text] of cases) {
        await readAgain(page, 'Try again', reply);
        await expectFailure(page, text);
      }
    });
  }
  await expect(page.getByText('half')).toHaveCount(0);
  await test.step('fault 41: a byte order mark is no failure', async () => {
    await readAgain(page, 'Try again', {
      body: `\uFEFF${JSON.stringify({ code: '0000', msg: '', data: { list: [], totalSize: 0 } })}`,
    });
    await expect(page.getByText('There are no records yet')).toBeVisible();
  });
});

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

const someUsers = Array.from({ length: 10 }, (_, index) => ({
  id: `${index + 1}`,
  account: `user${index + 1}@x.example`,
  name: `User ${index + 1}`,
  state: 1,
}));
const totals = [
  ['25', '1–10 of 25'],
  [null, '1–10 of 11'],
  [-1, '1–10 of 11'],
  ['x', '1–10 of 11'],
  [3, '1–10 of 10'],
] as const;

test('faults 47, 48: odd totals make a sane pager, and a page behind the last one moves to the last', async ({
  page,
}) => {
  await visit(page, '/platform/user', admin, 'Users');
  for (const [totalSize, said] of totals) {
    await test.step(`fault 47: a total of ${JSON.stringify(totalSize)}`, async () => {
      const list = someUsers.map((user) => ({ ...user, name: `${user.name} of ${totalSize}` }));
      await readAgain(page, 'Refresh', envelope({ list, totalSize }));
      await expect(row(page, `User 10 of ${totalSize}`)).toBeVisible();
      await expect(page.getByText(said)).toBeVisible();
      const next = page.getByRole('button', { name: 'Next page' });
      // a full page whose count is unreadable may have a next one
      if (totalSize === 3) await expect(next).toBeDisabled();
      else await expect(next).toBeEnabled();
      await expect(page.getByText('NaN')).toHaveCount(0);
    });
  }
  await test.step('fault 48: a page behind the last one', async () => {
    await page.route(call(USERS), async (route) => {
      const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNum'));
      await fulfil(route, envelope({ list: pageNum === 1 ? someUsers : [], totalSize: 10 }));
    });
    await go(page, '/platform/user?page=2&perPage=10');
    await expect(page.getByRole('row').getByText('User 3', { exact: true })).toBeVisible();
  });
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

test('faults 46 to 62, 89: odd rows are shown as what can be read of them', async ({ page }) => {
  const [one = {}, two = {}, three = {}] = someUsers;
  const shows = (list: readonly object[]) => readAgain(page, 'Refresh', envelope({ list, totalSize: list.length }));
  await visit(page, '/platform/user', admin, 'Users');

  await test.step('fault 52: an object or a list in a text cell is never [object Object]', async () => {
    await shows([{ id: '1', account: { a: 1 }, name: 'Odd One', email: ['x'], phone: { deep: { er: 1 } }, state: 1 }]);
    await expect(row(page, 'Odd One')).toBeVisible();
    await expect(page.getByText('[object')).toHaveCount(0);
  });
  await test.step('fault 53, 57: numbers and dates that are none are a dash', async () => {
    const dates = [null, '0000-00-00 00:00:00', '2026-02-30 10:00:00', 'junk'];
    const list = dates.map((lastLoginTime, index) => ({ ...someUsers[index], lastLoginTime }));
    await readAgain(page, 'Refresh', envelope({ list, totalSize: 'NaN' }));
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(page.getByText(/Invalid Date|NaN/)).toHaveCount(0);
  });
  await test.step('fault 60: an unknown state is shown and offers no wrong action', async () => {
    await shows([{ ...one, name: 'Strange State', state: 99 }]);
    await expect(row(page, 'Strange State')).toBeVisible();
    await expect(row(page, 'Strange State').getByRole('button', { name: /^(Enable|Disable|Unlock) / })).toHaveCount(0);
  });
  await test.step('fault 61: keys of the prototype are plain data', async () => {
    const list =
      '[{"id":"1","name":"Proto","account":"p@x.example","__proto__":{"polluted":"yes"},"constructor":"x","toString":"y","state":"constructor"}]';
    await readAgain(page, 'Refresh', { body: `{"code":"0000","msg":"","data":{"list":${list},"totalSize":1}}` });
    await expect(row(page, 'Proto')).toBeVisible();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
  await test.step('fault 62, 89: naughty texts are texts in every column', async () => {
    await shows(
      naughty.map((text, index) => ({
        id: `${index}`,
        account: text,
        name: text,
        email: text,
        phone: text,
        roleNames: text,
        orgName: text,
        orgId: '1',
        state: 1,
      })),
    );
    // a sign that turns letters round is written out
    for (const text of naughty) await expect(row(page, text.replaceAll('\u202E', '⟨U+202E⟩')).first()).toBeVisible();
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
  await test.step('fault 49: rows without an id or with the same one are selected one by one', async () => {
    await shows([
      { ...one, id: undefined },
      { ...two, id: '7' },
      { ...three, id: '7' },
      { ...three, id: 0, name: 'Zero' },
    ]);
    // what has no id of its own can be neither opened nor selected, and is left out
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select Zero' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Zero' }).uncheck();
  });
  await test.step('fault 46: a list of null is empty', async () => {
    await readAgain(page, 'Refresh', envelope({ list: null, totalSize: 0 }));
    await expect(page.getByText('There are no records yet')).toBeVisible();
  });
});

test('fault 50: the id 9007199254740993 survives the way through the form', async ({ page }) => {
  const record = `{"id":9007199254740993,"account":"big@x.example","name":"Big Id","orgId":9007199254740995,"roleIds":[9007199254740997],"state":1}`;
  await fault(page, USERS, { body: `{"code":"0000","msg":"","data":{"list":[${record}],"totalSize":1}}` });
  const details = counted(page, '/user/detail');
  await page.route(call('/user/detail'), (route) =>
    route.fulfill({ body: `{"code":"0000","msg":"","data":${record}}`, contentType: 'application/json' }),
  );
  const saved = await fault(page, '/user/edit', envelope(null));
  await visit(page, '/platform/user', admin, 'Users');
  await row(page, 'Big Id').getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/9007199254740993\/edit/);
  await expect(page.getByRole('heading', { level: 1, name: /Big Id/ })).toBeVisible();
  await page.getByLabel('User name').fill('Bigger Id');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => saved.bodies[0]).toContain('9007199254740993');
  expect(saved.bodies[0]).toContain('9007199254740995');
  expect(saved.bodies[0]).toContain('9007199254740997');
  expect(details.times).toBeGreaterThan(0);
});
