import { describe, expect as expectValue, test } from 'vitest';
import { expect } from '../page/expect';
import { row, toast, usePage, visit } from '../page/page';

const page = usePage();
const USERS = '/user/page';
const BACKEND = 'Backend request error. Please try again later!';
const SERVER = 'Server request error, contact the administrator';

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
}
const answerOf = ({ status = 200, body = '', type = 'application/json' }: Answer) =>
  new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  });
const envelope = (data: unknown, code: unknown = '0000', msg: unknown = 'success'): Answer => ({
  body: { code, msg, data },
});
const HTML: Answer = {
  body: '<!doctype html><html><body><h1>Gateway</h1><b>bold</b></body></html>',
  type: 'text/html',
};

/** What stands instead of rows, fault by fault: what is answered, and what the list says. */
const unreadable: readonly (readonly [string, ...(readonly [Answer, string])[]])[] = [
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
  ['fault 30: a redirect that leads to a page of HTML is a failure', [HTML, BACKEND]],
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

const openWith = async (answer: Answer) => {
  page.answer({ [USERS]: () => answerOf(answer) });
  await visit(page, '/platform/user', 'Users');
};
async function readAgain(button: 'Try again' | 'Refresh', answer: Answer): Promise<void> {
  page.answer({ [USERS]: () => answerOf(answer) });
  const before = page.sent(USERS).length;
  await page.getByRole('button', { name: button }).click();
  await expectValue.poll(() => page.sent(USERS).length).toBe(before + 1);
  await page.settled();
}

describe('faults 28 to 46: a list that cannot be read says why and shows no rows', () => {
  for (const [title, ...cases] of unreadable)
    test(title, async () => {
      const main = page.getByRole('main');
      for (const [place, [answer, text]] of cases.entries()) {
        if (place === 0) await openWith(answer);
        else await readAgain('Try again', answer);
        await expect(main.getByRole('alert')).toContainText(text);
        await expect(main.getByText(/There are no records yet|undefined|\[object|in total|half/)).toHaveCount(0);
        await expect(main.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
      }
    });
});

test('fault 41: a byte order mark is no failure', async () => {
  await openWith({
    body: `\uFEFF${JSON.stringify({ code: '0000', msg: '', data: { list: [], totalSize: 0 } })}`,
  });
  await expect(page.getByText('There are no records yet')).toBeVisible();
});

const someUsers = Array.from({ length: 10 }, (_, index) => ({
  id: `${index + 1}`,
  account: `user${index + 1}@x.example`,
  name: `User ${index + 1}`,
  state: 1,
}));

test.each([
  ['25', '1–10 of 25'],
  [null, '1–10 of many'],
  [-1, '1–10 of many'],
  ['x', '1–10 of many'],
  [3, '1–10 of 10'],
])('fault 47: a total of %j makes a sane pager', async (totalSize, said) => {
  await openWith(envelope({ list: someUsers, totalSize }));
  await expect(row(page, 'User 10')).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();
  const next = page.getByRole('button', { name: 'Next page' });
  // a full page whose count is unreadable may have a next one
  if (totalSize === 3) await expect(next).toBeDisabled();
  else await expect(next).toBeEnabled();
  await expect(page.getByText('NaN')).toHaveCount(0);
});

test('fault 48: a page behind the last one moves to the last', async () => {
  page.answer({
    [USERS]: ({ pageNum }) => ({ list: Number(pageNum) === 1 ? someUsers : [], totalSize: 10 }),
  });
  await page.open('/platform/user?page=2&perPage=10');
  await expect(page.getByRole('row').getByText('User 3', { exact: true })).toBeVisible();
});

const shows = (list: readonly object[]) => openWith(envelope({ list, totalSize: list.length }));

describe('faults 46 to 62: odd rows are shown as what can be read of them', () => {
  test('fault 52: an object or a list in a text cell is never [object Object]', async () => {
    await shows([{ id: '1', account: { a: 1 }, name: 'Odd One', email: ['x'], phone: { deep: { er: 1 } }, state: 1 }]);
    await expect(row(page, 'Odd One')).toBeVisible();
    await expect(page.getByText('[object')).toHaveCount(0);
  });

  test('faults 53, 57: numbers and dates that are none are a dash', async () => {
    const dates = [null, '0000-00-00 00:00:00', '2026-02-30 10:00:00', 'junk'];
    await openWith(
      envelope({ list: dates.map((lastLoginTime, at) => ({ ...someUsers[at], lastLoginTime })), totalSize: 'NaN' }),
    );
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(page.getByText(/Invalid Date|NaN/)).toHaveCount(0);
  });

  test('fault 60: an unknown state is shown and offers no wrong action', async () => {
    await shows([{ ...someUsers[0], name: 'Strange State', state: 99 }]);
    await expect(row(page, 'Strange State')).toBeVisible();
    await expect(row(page, 'Strange State').getByRole('button', { name: /^(Enable|Disable|Unlock) / })).toHaveCount(0);
  });

  test('fault 61: keys of the prototype are plain data', async () => {
    const list =
      '[{"id":"1","name":"Proto","account":"p@x.example","__proto__":{"polluted":"yes"},"constructor":"x","toString":"y","state":"constructor"}]';
    await openWith({ body: `{"code":"0000","msg":"","data":{"list":${list},"totalSize":1}}` });
    await expect(row(page, 'Proto')).toContainText('constructor');
    expectValue('polluted' in {}).toBe(false);
  });

  test('fault 49: rows without an id or with the same one are selected one by one', async () => {
    await shows([
      { ...someUsers[0], id: undefined },
      { ...someUsers[1], id: '7' },
      { ...someUsers[2], id: '7' },
      { ...someUsers[2], id: 0, name: 'Zero' },
    ]);
    // what has no id of its own can be neither opened nor selected, and is left out
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select Zero' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
  });

  test('fault 46: a list of null is empty', async () => {
    await openWith(envelope({ list: null, totalSize: 0 }));
    await expect(page.getByText('There are no records yet')).toBeVisible();
  });
});

test('fault 50: the id 9007199254740993 survives the way through the form', async () => {
  const record = `{"id":9007199254740993,"account":"big@x.example","name":"Big Id","orgId":9007199254740995,"roleIds":[9007199254740997],"state":1}`;
  page.answer({
    '/user/detail': () => answerOf({ body: `{"code":"0000","msg":"","data":${record}}` }),
    '/user/edit': () => null,
  });
  await openWith({ body: `{"code":"0000","msg":"","data":{"list":[${record}],"totalSize":1}}` });
  await row(page, 'Big Id').getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/9007199254740993\/edit/);
  await expect(page.getByRole('heading', { level: 1, name: /Big Id/ })).toBeVisible();
  await page.getByLabel('User name').fill('Bigger Id');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectValue
    .poll(() => page.sent('/user/edit'))
    .toEqual([
      expectValue.objectContaining({
        id: '9007199254740993',
        orgId: '9007199254740995',
        roleIds: ['9007199254740997'],
      }),
    ]);
  expectValue(page.sent('/user/detail').length).toBeGreaterThan(0);
  await expect(toast(page, 'Saved')).toBeVisible();
});
