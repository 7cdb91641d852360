import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { visit } from '../support/console';
import { office, officeFirst } from '../support/office';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

const NAMES = ['First', 'Second', 'Third'];

async function given(word: string): Promise<void> {
  const area = await officeFirst('marketArea/page', { code: 'NL' });
  for (const [place, name] of NAMES.entries())
    await office('retailer/create', {
      name: `${name} ${word}`,
      logoUrl: '/files/logo.png',
      countryCode: 'NL',
      marketAreaIds: [area.id],
      priceSource: 'manual',
      updateFrequency: 'manual',
      sort: (place + 1) * 10,
    });
}

async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByRole('button', { name: `Move ${name}` }).boundingBox();
  if (!box) throw new Error(`${name} has no handle.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('records are put in order by mouse, keys and place, and stay so', async ({ page }) => {
  const word = mark();
  await given(word);
  const filter = encodeURIComponent(JSON.stringify({ name: word }));
  await visit(page, `/market/retailer?filter=${filter}&sort=sort&order=ASC`, admin, /Retailers/);
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name} ${word}` });
  const order = () =>
    page
      .locator('tr[data-key]')
      .evaluateAll((rows) => rows.map((row) => /First|Second|Third/.exec(row.textContent)?.[0]));
  await expect.poll(order).toEqual(NAMES);
  /** The order as the cloud has it. */
  const kept = async () => {
    const { list } = await office<{ readonly list: readonly { readonly name: string; readonly sort: number }[] }>(
      'retailer/page',
      { pageNum: 1, pageSize: 10, name: word },
    );
    return list.toSorted((one, other) => one.sort - other.sort).map(({ name }) => name.split(' ')[0]);
  };

  const [from, over] = [await middleOf(page, `Third ${word}`), await middleOf(page, `First ${word}`)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 10, { steps: 3 });
  await page.mouse.move(over.x, over.y - 8, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Third', 'First', 'Second']);
  await expect(page.getByText(`Third ${word} is now 1 of 3`)).toBeAttached();

  // dropped nowhere it stays where it was
  const start = await middleOf(page, `Third ${word}`);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 60, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(order).toEqual(['Third', 'First', 'Second']);

  await handle('Third').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['First', 'Third', 'Second']);
  await expect(handle('Third')).toBeFocused();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Move Third ${word}` });
  await dialog.getByRole('textbox', { name: 'Position (1–3)' }).fill('3');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(NAMES);

  await handle('Second').press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['Second', 'First', 'Third']);
  // pressed again before the first is saved
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['First', 'Third', 'Second']);
  await expect.poll(kept).toEqual(['First', 'Third', 'Second']);
  await page.reload();
  await expect.poll(order).toEqual(['First', 'Third', 'Second']);
});
