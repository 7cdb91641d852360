import { readFileSync } from 'node:fs';
import { read, utils, write } from '@e965/xlsx';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { must, sharedSession } from '../support/backend';
import { exported, fillSignIn, nextAnswer, visit } from '../support/console';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';
import { LAB_PORT, hostNamed } from '../support/ports';

type Cell = string | number | null;

/** A file of one sheet, as a person would have it. */
function sheet(rows: readonly (readonly Cell[])[], name = 'sensors.xlsx') {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Data');
  const buffer = Buffer.from(
    write(book, { type: 'array', bookType: name.endsWith('.xls') ? 'xls' : 'xlsx' }) as ArrayBuffer,
  );
  return { name, mimeType: 'application/octet-stream', buffer };
}

async function rowsOf(download: Download): Promise<unknown[][]> {
  const book = read(readFileSync(await download.path()));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

async function choose(page: Page, file: ReturnType<typeof sheet>): Promise<void> {
  const waiting = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Drop the file here|将文件拖到此处)/ }).click();
  await (await waiting).setFiles(file);
}

const cell = (page: Page, line: number, text: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${line}\\b`) }) })
    .getByRole('gridcell')
    .filter({ has: page.getByText(text, { exact: true }) });

/** Types over what a cell holds, by keyboard. */
async function correct(page: Page, at: Locator, text: string): Promise<void> {
  await at.click();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

async function organization(): Promise<string> {
  const { accessToken } = await sharedSession(admin);
  const { list } = await must<{ list: { name: string; nameEn: string }[] }>(
    'GET /org/list',
    { pageNum: 1, pageSize: 1 },
    accessToken,
  );
  return list[0]?.name ?? '';
}

async function openImport(page: Page, path: string, heading: string): Promise<void> {
  await visit(page, path, admin, heading);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

// covers FR-148, VR-082, VR-083, VR-123, VE-110, VE-111, VS-142
test('a sheet with mistakes: template, correction in place, import, a refusal of the server, and only that once more', async ({
  page,
}) => {
  test.slow(); // every state is examined
  const own = mark();
  const org = await organization();
  await openImport(page, '/lab/sensor', 'lab/sensor');

  const templates = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const template = await templates;
  const [headings = [], example] = await rowsOf(template);
  expect(headings).toEqual([
    'Name *',
    'Serial number *',
    'Organization *',
    'Type *',
    'Measuring range (W)',
    'Installed on',
    'Outdoors',
    'Remark',
  ]);
  expect(example).toHaveLength(8);

  // as it was given out it holds no record, whatever its example says
  await choose(page, { name: 'template.xlsx', mimeType: 'x', buffer: readFileSync(await template.path()) });
  await expect(page.getByText('8 columns matched')).toBeVisible();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(
    page.getByText(
      'The sheet has no rows below the header row. Add rows and choose the file again, or choose another header row.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();

  await choose(page, { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') });
  await expect(
    page.getByText('The file format is incorrect. Please upload a file in xlsx, xls, csv, tsv, txt format!'),
  ).toBeVisible();
  await choose(page, { name: 'x.xlsx', mimeType: 'x', buffer: Buffer.from('<table>this is not a sheet</table>') });
  await expect(page.getByText('This is neither an Excel file nor a CSV file')).toBeVisible();
  await expectAccessible(page);

  // headings of both languages and a foreign order; a date as a serial number; a value twice; words for codes
  await choose(
    page,
    sheet([
      ['Sensors of the north'],
      ['Type', '序列号', 'Name', '所属组织', 'Measuring range', 'Installed', 'Outdoor'],
      ['Wind', `S-${own}-1`, `One ${own}`, org, '1,200.5', 45292, 'yes'],
      ['温度', `S-${own}-2`, `Two ${own}`, 'Nowhere Ltd', 20, '2024-03-05', '否'],
      ['wind', `S-${own}-1`, `Three ${own}`, org, -5, '05 Mar 2024', 1],
      ['Irradiance', 'taken', `Four ${own}`, org, null, null, null],
    ]),
  );
  await expect(page.getByText('7 columns matched, including all required fields.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 2. Failed: 2.' })).toBeVisible();
  await expect(page.getByText('“Nowhere Ltd” was not found')).toBeVisible();
  await expect(page.getByText('Same value as line 3')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous' }).click(); // nothing would be lost
  await page.getByRole('button', { name: 'Check rows' }).click();

  await correct(page, cell(page, 4, 'Nowhere Ltd'), org);
  await correct(page, cell(page, 5, `S-${own}-1`), `S-${own}-3`);
  await correct(page, cell(page, 5, '-5'), '5');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Go back to the columns?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 4. Failed: 0.' })).toBeVisible();

  // the fourth has a serial number that another record has by then
  const { accessToken } = await sharedSession(admin);
  await page.evaluate(
    async ([token, name]) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const orgs = (await (await fetch('/api/vpp/account/v3/web/org/list', { headers })).json()) as {
        data: { id: string }[] | { list: { id: string }[] };
      };
      const [first] = Array.isArray(orgs.data) ? orgs.data : orgs.data.list;
      const body = JSON.stringify({ name, serialNumber: 'taken', organization: first?.id, type: 'wind' });
      await fetch('/api/vpp/iot/sensor/create', { method: 'POST', headers, body });
    },
    [accessToken, own] as const,
  );
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(page.getByText('Rows imported: 3. Still to correct: 1. Only these will be sent again.')).toBeVisible();
  await expect(page.getByText('This value is already in use.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('1 row has not been imported');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const again = nextAnswer(page, '/iot/sensor/import');
  await correct(page, cell(page, 6, 'taken'), `S-${own}-4`);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  expect(await again).toMatchObject({ code: '0000', data: { successCount: 1, failCount: 0 } });
  await expect(page.getByText('Imported successfully')).toBeVisible();
  await expect(page.getByText('Rows imported: 4. Not imported: 0.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('search').getByLabel('Name', { exact: true }).fill(own);
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 in total')).toBeVisible(); // four of the sheet, each once, and the one before it
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost', LAB_PORT) });

  test('an old xls, row by row: rows left out of the import are in the result file with their reasons', async ({
    page,
  }) => {
    const own = mark();
    await visit(page, '/lab/probe', admin, 'lab/probe');
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await choose(
      page,
      sheet(
        [
          ['名称', 'State', '深度 (m)'],
          [`甲 ${own}`, '使用中', '12 m'],
          [`乙 ${own}`, '坏', 3],
          [`=1+1`, 'Out of use', 4],
        ],
        'probes.xls',
      ),
    );
    await page.getByRole('button', { name: '校验数据' }).click();
    await expect(page.getByRole('status').filter({ hasText: '校验通过 2 行，失败 1 行' })).toBeVisible();
    await page.getByRole('button', { name: '导入 2 行' }).click();
    await expect(page.getByText('已导入 2 行，无需重复导入。')).toBeVisible();
    await page.getByRole('button', { name: '完成' }).click();
    await expect(page.getByRole('status').filter({ hasText: '部分导入成功' })).toBeVisible();
    await expect(page.getByText('已导入 2 行，未导入 1 行')).toBeVisible();
    const results = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载结果文件' }).click();
    expect(await rowsOf(await results)).toEqual([
      ['名称 *', '状态 *', '深度 (m)', '原因'],
      [`乙 ${own}`, '坏', '3', '状态：“坏”不存在'],
    ]);
  });
});

/** Letters as Windows-1252 has them. */
const western = (text: string) => Buffer.from(text, 'latin1');

test('a text file of a strange program: found out, shown, read otherwise where that is wrong; what is exported comes in again', async ({
  page,
}) => {
  test.slow(); // there and back, twice
  const own = mark();
  await openImport(page, '/lab/probe', 'lab/probe');
  await choose(page, {
    name: 'sonden.csv',
    mimeType: 'text/csv',
    buffer: western(
      `Sonden im Süden;;\r\nName;State;Depth (m)\r\nZähler ${own};In use;12\r\n"Größe; ${own}";Out of use;-0\r\n`,
    ),
  });
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveText('Western European (Windows-1252)');
  await expect(page.getByRole('combobox', { name: 'Separator' })).toHaveText('Semicolon ;');
  await expect(page.getByRole('region', { name: 'First lines of the file' })).toContainText('Sonden im Süden');
  await expect(page.getByText('3 columns matched, including all required fields.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Separator' }).click();
  await page.getByRole('option', { name: 'Tab' }).click();
  await expect(page.getByText('These required fields have no column: Name, State.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Separator' }).click();
  await page.getByRole('option', { name: 'Semicolon ;' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Rows imported: 2. Not imported: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page
    .getByRole('row')
    .filter({ hasText: `Zähler ${own}` })
    .getByRole('checkbox')
    .check();
  await page
    .getByRole('row')
    .filter({ hasText: `Größe; ${own}` })
    .getByRole('checkbox')
    .check();
  for (const way of ['CSV', 'Excel (xlsx)'] as const) {
    const file = await exported(
      page,
      page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Export', exact: true }),
      way,
    );
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose(page, { name: file.suggestedFilename(), mimeType: 'x', buffer: readFileSync(await file.path()) });
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByRole('button', { name: 'All (2)' }).click();
    for (const text of [`Zähler ${own}`, `Größe; ${own}`, 'In use', 'Out of use', '12', '0'])
      await expect(page.getByRole('gridcell').filter({ has: page.getByText(text, { exact: true }) })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 2. Failed: 0.' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  }
});

test('rows that a sheet hides are counted, and come along only when a person says so', async ({ page }) => {
  const own = mark();
  const book = utils.book_new();
  const rows = utils.aoa_to_sheet([
    ['Name', 'State'],
    [`Seen ${own}`, 'In use'],
    [`Hidden ${own}`, 'In use'],
  ]);
  rows['!rows'] = [{}, {}, { hidden: true }];
  utils.book_append_sheet(book, rows, 'Data');
  await openImport(page, '/lab/probe', 'lab/probe');
  await choose(page, {
    name: 'filtered.xlsx',
    mimeType: 'x',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  });
  await expect(
    page.getByRole('radiogroup', { name: '1 row is hidden in this sheet, for example by a filter. Import it?' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Leave hidden rows out' }).check();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'All (1)' }).click();
  await expect(page.getByRole('gridcell').filter({ hasText: 'Seen' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'Import hidden rows, too' }).check();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'All (2)' }).click();
  await expect(page.getByRole('gridcell').filter({ hasText: 'Hidden' })).toBeVisible();
});

test('a session that ends while rows are sent: the import waits with its corrections, and goes on with what is left', async ({
  page,
}) => {
  const own = mark();
  await openImport(page, '/lab/probe', 'lab/probe');
  await choose(
    page,
    sheet(
      [
        ['Name', 'State', 'Depth (m)'],
        [`First ${own}`, 'In use', 1],
        [`Second ${own}`, 'odd', 2],
      ],
      'wells.xlsx',
    ),
  );
  await page.getByRole('button', { name: 'Check rows' }).click();
  await correct(page, cell(page, 3, 'odd'), 'In use');
  const first = page.waitForResponse(
    (response) => response.url().endsWith('/probe/create') && response.status() === 200,
  );
  await page.route('**/probe/create', async (route) => {
    if (String(route.request().postData()).includes('First')) return route.continue();
    await first;
    await page.getByText('Importing row by row… 50%').waitFor(); // the console knows of it
    return route.fulfill({ status: 401, body: '' });
  });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please authorize this website!');
  await page.unroute('**/probe/create');
  await fillSignIn(page, admin);
  const button = page.getByRole('button', { name: 'Import', exact: true });
  await expect(button).toHaveAccessibleDescription('An import is waiting to be continued');
  await button.click();
  await expect(
    page.getByText(
      'The session ended during the import of wells.xlsx. Rows imported: 1. Not imported: 1. Corrections made here were kept.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await button.click();
  await page.getByRole('button', { name: 'Go on' }).click();
  // what was refused with the session was certainly not stored
  await expect(page.getByText('may or may not have been saved')).toHaveCount(0);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Rows imported: 2. Not imported: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(button).not.toHaveAccessibleDescription('An import is waiting to be continued');
  await expect(page.getByRole('row').filter({ hasText: own })).toHaveCount(2);
});

test('rows the server verified are confirmed by the button that leads on; nothing else leaves them without a question', async ({
  page,
}) => {
  const own = mark();
  await openImport(page, '/infrastructure/addressBook', 'Contacts');
  await choose(
    page,
    sheet([
      ['Name', 'Company', 'Phone'],
      [`Ada ${own}`, 'Helio', '13912345678'],
    ]),
  );
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm import' });
  await expect(confirm).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 row has not been imported');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await confirm.click();
  await expect(page.getByText('Rows imported: 1. Not imported: 0.')).toBeVisible();
});

test('10,000 rows are checked, and only those on view are drawn; a longer sheet is refused', async ({ page }) => {
  const org = await organization();
  await openImport(page, '/lab/sensor', 'lab/sensor');
  const many = Array.from({ length: 10_000 }, (_, at) => [
    `Sensor ${at}`,
    `M-${at}`,
    org,
    at % 100 === 0 ? 'none' : 'Wind',
    at % 5000,
  ]);
  await choose(page, sheet([['Name'], ...Array.from({ length: 10_050 }, (_, at) => [`Sensor ${at}`])]));
  await expect(page.getByText('The sheet has more than 10,000 rows.')).toBeVisible();
  await expect(page.getByText('Data (more than 10,000 lines)')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await choose(page, sheet([['Name', 'Serial number', 'Organization', 'Type', 'Measuring range'], ...many]));
  await expect(page.getByText('5 columns matched')).toBeVisible();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 9,900. Failed: 100.' })).toBeVisible();
  await page.getByRole('button', { name: 'All (10,000)' }).click();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('rowheader', { name: /^10001/ })).toBeVisible();
});

/** Notes how many rows the workers of a page answer. */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ kind?: unknown; rows?: unknown }>) => {
          const own = document.documentElement.dataset;
          if (data.kind === 'rows' && Array.isArray(data.rows))
            own.beside = `${Number(own.beside ?? 0) + data.rows.length}`;
        });
      }
    };
  });
}

test('a long sheet is checked by the worker of the build; where that cannot start, the page finds the same', async ({
  page,
  guard,
}) => {
  test.slow(); // three visits
  const org = await organization();
  const rows = Array.from({ length: 600 }, (_, at) => [
    at % 211 === 0 ? `Much longer than thirty letters ${at}` : `Sensor ${at}`,
    `L-${at}`,
    at % 97 === 0 ? 'Nowhere Ltd' : org,
    at % 150 === 0 ? 'none' : 'Wind',
    at % 199 === 0 ? -5 : at,
    at % 101 === 0 ? '2026-02-30' : '05 Mar 2026',
  ]);
  const file = sheet([['Name', 'Serial number', 'Organization', 'Type', 'Measuring range', 'Installed on'], ...rows]);
  const found = async () => {
    await openImport(page, '/lab/sensor', 'lab/sensor');
    await choose(page, file);
    await page.getByRole('button', { name: 'Check rows' }).click();
    const told = page.getByRole('status').filter({ hasText: 'Rows passed' });
    await expect(told).toBeVisible();
    const beside = await page.evaluate(() => Number(document.documentElement.dataset.beside ?? 0));
    return { beside, said: [await told.innerText(), await page.getByRole('grid').innerText()] };
  };
  await watchWorkers(page);
  const checker = /\/assets\/checkWorker-[^/]*\.js$/;
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  const { beside, said } = await found();
  expect(started.filter((address) => checker.test(address))).toHaveLength(1);
  expect(beside).toBe(600);
  expect(said.join('\n')).toContain('“Nowhere Ltd” was not found');

  await page.route(checker, async (route) => route.fulfill({ status: 404, body: '' }));
  expect(await found()).toEqual({ beside: 0, said });
  await page.unroute(checker);

  // a policy that lets only the reader of sheets start
  guard.allow(/worker-src/);
  const reader = started.filter((address) => address.includes('/workbookWorker-'))[0] ?? '';
  await page.route('**/lab/sensor', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const policy = String(response.headers()['content-security-policy']);
    const without = policy.replace(/worker-src [^;]+/, `worker-src ${reader}`);
    expect(without).not.toBe(policy);
    return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': without } });
  });
  expect(await found()).toEqual({ beside: 0, said });
});

test('a sheet that names records by their key: what is new, changed and as it is, before and after it is sent', async ({
  page,
}) => {
  const own = mark();
  const check = async (...rows: Cell[][]) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose(page, sheet([['Serial number', 'Name', 'Power', 'State', 'Remark'], ...rows], 'chargers.xlsx'));
    await page.getByRole('button', { name: 'Check rows' }).click();
  };
  const told = page.getByRole('status').filter({ hasText: 'Rows passed' });
  await visit(page, '/lab/charger', admin, 'lab/charger');
  await check([`${own}-1`, `One ${own}`, 11, 'Free', 'by the gate'], [`${own}-2`, `Two ${own}`, 22, 'Free', null]);
  await expect(told).toContainText('2 new, 0 changed, 0 as they are.');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Back to the list' }).click();

  await check(
    [`${own}-1`, `One ${own}`, 50, 'Charging', null],
    [`${own}-2`, `Two ${own}`, 22, 'Free', null],
    [`${own}-3`, `Three ${own}`, 43, 'Free', null],
  );
  await expect(told).toContainText('1 new, 1 changed, 1 as they are.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All (3)' }).click();
  await expect(page.getByText('Was: 11 kW')).toBeVisible();
  await page.getByRole('button', { name: /^Import \d rows?/ }).click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('search').getByLabel('Name', { exact: true }).fill(own);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 in total')).toBeVisible();
  const first = page.getByRole('row').filter({ hasText: `One ${own}` });
  for (const text of ['50', 'Charging', 'by the gate']) await expect(first).toContainText(text);
});
