import { expect } from './expect';
import type { Locator } from './locator';
import type { Page } from './page';

/**
 * What is put into a form by the label of each field: a text, a day, the name of an option, the names of several,
 * `true` for a switch.
 */
export type Filled = Readonly<Record<string, string | true | readonly string[]>>;

const isNames = (value: Filled[string]): value is readonly string[] => Array.isArray(value);

/** Chooses from a box, one that is typed in or one that opens. */
async function chooseIn(page: Page, box: Locator, options: readonly string[], several: boolean): Promise<void> {
  const typed = await box.evaluate((element) => element instanceof HTMLInputElement);
  if (!typed) await box.click();
  for (const option of options) {
    if (typed) await box.fill(option);
    await page.getByRole('option', { name: option, exact: !typed }).first().click();
  }
  if (several) await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Types a day or a time into its box (a `group`), from the year on, without the marks between the digits. */
export async function typeTime(page: Page, box: Locator, time: string): Promise<void> {
  const first = box.getByRole('spinbutton').first();
  if ((await first.count()) === 0) await box.click(); // an empty one has no parts before it is pressed
  await first.click();
  await page.keyboard.type(time.replaceAll(/\D/g, ''));
}

/** Fills the fields of a form as somebody does who reads their labels: types, chooses, switches on. */
export async function fillForm(page: Page, form: Locator, values: Filled): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const named = { name: label, exact: true } as const;
    if (value === true) await form.getByRole('switch', named).check();
    else if (isNames(value)) await chooseIn(page, form.getByRole('combobox', named), value, true);
    else {
      const box = form.getByRole('combobox', named);
      const time = form.getByRole('group', named);
      const text = form.getByRole('textbox', named);
      await expect(box.or(time).or(text)).toBeVisible();
      await page.settled(); // the form of a dialog comes in parts
      await expect(box.or(time).or(text)).toBeVisible();
      if (await box.count()) await chooseIn(page, box, [value], false);
      else if (await time.count()) await typeTime(page, time, value);
      else await text.fill(value);
    }
  }
}
