import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { visit } from '../support/console';
import { call, counted, envelope, fault, fulfil, gate, HTML } from '../support/faults';
import { expect, test } from '../support/test';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer });
const UPLOAD = '/file/upload';
const give = (page: Page, one: ReturnType<typeof file>) => page.locator('input[type=file]').setInputFiles(one);

test.beforeEach(async ({ page }) => {
  await visit(page, '/platform/tenant/create', admin, 'New tenant');
});

// covers FR-143
test('faults 63, 64: what is no picture, too large or empty is refused before it is sent', async ({ page }) => {
  const uploads = counted(page, UPLOAD);
  await test.step('fault 64: too large and empty files', async () => {
    await give(page, file('large.png', Buffer.alloc(2 * 1024 * 1024 + 1)));
    await expect(page.getByText('image size cannot exceed 2 M')).toBeVisible();
    await give(page, file('empty.png', Buffer.alloc(0)));
    await expect(page.getByText('The file is empty')).toBeVisible();
  });
  await test.step('fault 63: other formats, in the words of the specification', async () => {
    for (const name of ['a.png.exe', 'noextension', 'a.gif', 'a.png ']) {
      await give(page, file(name));
      await expect(
        page.getByText('image format is incorrect, please upload png, jpg, jpeg images').first(),
      ).toBeVisible();
    }
  });
  expect(uploads.times).toBe(0);
  await test.step('fault 63: .PNG is not refused', async () => {
    await give(page, file('LOGO.PNG'));
    await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
    expect(uploads.times).toBe(1);
  });
});

const failures = [
  ['413', { status: 413, body: '' }, 'Upload failed'],
  ['500', { status: 500, body: '' }, 'It is not known whether the file has arrived.'],
  ['HTML', HTML, 'It is not known whether the file has arrived.'],
  ['a refusal', envelope(null, '5001', 'The disk is full'), 'The disk is full'],
] as const;

// covers FR-146, FR-147, FE-104
test('faults 65, 67, 69: an upload that fails says so in its tile and can be tried again', async ({ page }) => {
  for (const [name, reply, text] of failures) {
    await test.step(`fault 67: ${name} fails the tile, and trying again works`, async () => {
      await fault(page, UPLOAD, reply);
      await give(page, file('logo.png'));
      await expect(page.getByText(text)).toBeVisible();
      await page.unroute(call(UPLOAD));
      await page.getByRole('button', { name: 'Upload logo.png again' }).click();
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByText(text)).toHaveCount(0);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    });
  }
  await test.step('fault 69: a strange file name is only text', async () => {
    await fault(page, UPLOAD, { status: 500, body: '' });
    const nameWith = (sign: string) => `<img src=x onerror=alert(1)>${sign}gpj${'n'.repeat(150)}.png`;
    const name = nameWith('⟨U+202E⟩');
    await give(page, file(nameWith('\u202E')));
    await expect(page.getByRole('button', { name: `Upload ${name} again` })).toBeVisible();
    await page.getByRole('button', { name: `Cancel ${name}` }).click();
  });
  await test.step('fault 65: HTML in the clothes of a picture is a broken picture and runs nothing', async () => {
    await fault(page, UPLOAD, envelope({ url: '/files/x.png' }));
    await give(page, file('evil.png', Buffer.from('<html><script>window.__xss=1</script></html>')));
    await expect(page.getByRole('img', { name: /cannot be shown/ })).toBeVisible();
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
});

// covers FR-140, FR-072
test('fault 66, 68: one upload at a time, and removing it aborts it', async ({ page }) => {
  const wait = gate();
  let times = 0;
  await page.route(call(UPLOAD), async (route) => {
    times += 1;
    await wait.passed;
    await fulfil(route, envelope({ url: '/files/x.png' })).catch(() => undefined);
  });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('first.png'));
  const remove = page.getByRole('button', { name: 'Cancel first.png' });
  await expect(remove).toBeVisible();
  if (await input.count()) await input.setInputFiles(file('second.png'));
  expect(times).toBe(1);
  const aborted = page.waitForEvent('requestfailed', (request) => call(UPLOAD).test(request.url()));
  await remove.click();
  await aborted;
  wait.open();
  await expect(page.getByRole('button', { name: /Add an image/ })).toBeVisible();
  await expect(page.getByText('Upload failed')).toHaveCount(0);
});
