import { expect, type Locator } from '@playwright/test';

/** Types a day or a time into its box (a `group`), as people do: from the year on. Marks between the digits are left out. */
export async function typeTime(box: Locator, time: string): Promise<void> {
  const year = box.getByRole('spinbutton').first();
  await year.click();
  await expect(year).toBeFocused(); // where all of it was chosen, a digit before that is lost
  await box.page().keyboard.type(time.replaceAll(/\D/g, ''));
}
