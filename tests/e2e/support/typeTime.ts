import { expect, type Locator } from '@playwright/test';

/**
 * Types a day or a time into its box (a `group`), as people do: from the year on. Marks between the digits are left
 * out.
 */
export async function typeTime(box: Locator, time: string): Promise<void> {
  await box.click({ position: { x: 20, y: 16 } }); // an empty one has no parts before it is pressed
  // where all of it was chosen, a digit before that is lost
  await expect(box.getByRole('spinbutton').first()).toBeFocused();
  await box.page().keyboard.type(time.replaceAll(/\D/g, ''));
}
