import { expect, type Locator } from '@playwright/test';
import { typeTime } from './typeTime';

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * What is put into a form by the label of each field: a text, a day, the name of an option, the names of several,
 * `true` for a switch, a file.
 */
export type Filled = Readonly<
  Record<
    string,
    string | true | readonly string[] | { readonly file: string; readonly mimeType: string; readonly buffer: Buffer }
  >
>;

export const picture = { file: 'picture.png', mimeType: 'image/png', buffer: PIXEL } as const;

/** Chooses from a box, one that is typed in or one that opens. */
async function chooseIn(box: Locator, options: readonly string[], several: boolean): Promise<void> {
  const page = box.page();
  const typed = await box.evaluate((element) => element instanceof HTMLInputElement);
  if (!typed) await box.click();
  for (const option of options) {
    if (typed) await box.fill(option);
    await page.getByRole('option', { name: option, exact: !typed }).first().click();
  }
  if (several) await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Fills the fields of a form as somebody does who reads their labels: types, chooses, switches on, adds a file. */
export async function fillForm(form: Locator, values: Filled): Promise<void> {
  const page = form.page();
  for (const [label, value] of Object.entries(values)) {
    const named = { name: label, exact: true } as const;
    if (value === true) await form.getByRole('switch', named).check();
    else if (typeof value === 'object' && 'file' in value) {
      const chooser = page.waitForEvent('filechooser');
      await form.getByRole('button', { name: new RegExp(`^${label} (Add|Drop) `) }).click();
      const uploaded = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes('pload'),
      );
      await (await chooser).setFiles({ name: value.file, mimeType: value.mimeType, buffer: value.buffer });
      expect((await uploaded).ok()).toBe(true);
    } else if (typeof value === 'object') await chooseIn(form.getByRole('combobox', named), value, true);
    else {
      const box = form.getByRole('combobox', named);
      const time = form.getByRole('group', named);
      const text = form.getByRole('textbox', named);
      await expect(box.or(time).or(text)).toBeVisible();
      if (await box.count()) await chooseIn(box, [value], false);
      else if (await time.count()) await typeTime(time, value);
      else await text.fill(value);
    }
  }
}
