import type { Locator } from '@playwright/test';
import { typeTime } from '../support/typeTime';

/** What fits a box that nobody has told us about: by the name it has. */
function fitting(label: string, mode: string, unique: string): string {
  if (/decimal|numeric/.test(mode)) return '1';
  if (/mail/i.test(label)) return `walk${unique}@mail.example`;
  if (/phone|mobile/i.test(label)) return '13800138000';
  return `walk${unique}`;
}

/** Chooses the first option there is. */
async function chooseFirst(box: Locator): Promise<void> {
  const page = box.page();
  await box.click();
  const option = page.locator('[role=option]:not([aria-disabled=true])').first();
  await option.click({ timeout: 3000 }).catch(() => undefined); // nothing can be chosen
  await page.keyboard.press('Escape');
}

/** Puts something into every box of a form that it says is wrong, as somebody does who only wants it to be taken. */
export async function fillAnyhow(form: Locator, unique: string): Promise<void> {
  const wrong = form.locator('[aria-invalid=true]:visible, [role=combobox].Mui-error:visible');
  const boxes = await wrong.evaluateAll((all) => {
    for (const old of document.querySelectorAll('[data-wrong]')) old.removeAttribute('data-wrong');
    return all.map((element, at) => {
      element.setAttribute('data-wrong', String(at));
      return {
        role: element.getAttribute('role') ?? (element.getAttribute('aria-autocomplete') ? 'combobox' : 'textbox'),
        mode: element.getAttribute('inputmode') ?? '',
        label: element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '',
      };
    });
  });
  for (const [at, { role, mode, label }] of boxes.entries()) {
    const box = form.locator(`[data-wrong="${at}"]`);
    if (role === 'combobox') await chooseFirst(box);
    else if (role === 'group') await typeTime(box, '2026-12-01 08:00:00');
    else await box.fill(fitting(label, mode, `${unique}${at}`));
  }
}
