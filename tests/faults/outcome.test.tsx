import { describe, test } from 'vitest';
import { mark, unique } from '../e2e/support/unique';
import { expect } from '../page/expect';
import { choose, row, toast, usePage, visit } from '../page/page';

const page = usePage();
const UNCLEAR = 'It is not known whether this was saved.';
const BOOK = '/infrastructure/addressBook';

/** What the backend carries out, and the person never hears of. */
const CUT = (): Response => {
  throw new TypeError('Failed to fetch');
};
const losses: readonly (readonly [string, () => Response])[] = [
  ['a connection that is cut', CUT],
  ['HTTP 504', () => new Response('<html>', { status: 504, headers: { 'content-type': 'text/html' } })],
  ['an answer that is cut', () => new Response('{"code":"00', { headers: { 'content-type': 'application/json' } })],
];

/** Lets a call through to the backend, and loses its answer; once. */
function lose(ending: string, loss: () => Response): void {
  let times = 0;
  page.answer({
    [ending]: async (_, forward) => {
      const answer = await forward();
      times += 1;
      return times === 1 ? loss() : answer;
    },
  });
}

/** A new person of the address book, as far as the form needs it. */
async function fillPerson(name: string): Promise<void> {
  await visit(page, `${BOOK}/create`, /contact/i);
  await box('Name').fill(name);
  await box('Company').fill('Helio');
  await box('Phone').fill('13912345678');
}

const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const notice = () => page.getByRole('main').getByRole('alert').filter({ hasText: UNCLEAR });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Goes to the list of those with this name. */
const listOf = (name: string) => page.go(`${BOOK}?filter=${encodeURIComponent(JSON.stringify({ name }))}`);

describe('a new record whose answer is lost is looked for, and stored once however often it is saved', () => {
  test.each(losses)('by %s', async (_, loss) => {
    const name = unique('Ada');
    await fillPerson(name);
    lose('/userBook/save', loss);
    await save();
    await expect(notice()).toBeVisible();
    await expect(box('Name')).toHaveValue(name);
    await expect(notice().getByRole('link', { name: 'Look in the list' })).toHaveAttribute('target', '_blank');
    await save();
    await expect(page).not.toHaveURL(/create/);
    await listOf(name);
    await expect(row(page, name)).toHaveCount(1);
  });
});

test('what is typed in anew after that is another record', async () => {
  const name = unique('Eve');
  await fillPerson(name);
  lose('/userBook/save', CUT);
  await save();
  await expect(notice()).toBeVisible();
  await box('Company').fill('Helio East');
  await save();
  await expect(page).not.toHaveURL(/create/);
  await listOf(name);
  await expect(row(page, name)).toHaveCount(2);
});

test('a record that was edited is read, and has what was typed or has it not', async () => {
  const name = unique('Bea');
  await fillPerson(name);
  await save();
  await expect(page).toHaveURL(/show/);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await box('Company').fill('Never sent');
  page.answer({ '/userBook/update': CUT });
  await save();
  await notice().getByRole('button', { name: 'Read the record' }).click();
  await expect(
    page.getByText('The record does not have what you typed in: Company. You can save again.'),
  ).toBeVisible();
  await box('Company').fill('Helio West');
  lose('/userBook/update', () => new Response('', { status: 503 }));
  await save();
  await notice().getByRole('button', { name: 'Read the record' }).click();
  await expect(page.getByText('The record has everything you typed: it was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('main').getByText('Helio West').first()).toBeVisible();
});

test('a command whose answer is lost is sent once however often it is submitted, and can be looked for', async () => {
  const value = String(Math.trunc(Number.parseInt(mark(), 36) % 100_000));
  await visit(page, '/iotPlatform/device/device', 'Devices');
  await page.getByPlaceholder(/^Search in/).fill('Utrecht Zuid Inverter 1');
  await page.getByRole('link', { name: 'Utrecht Zuid Inverter 1', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Commands', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await choose(page, 'Attribute', /Active power limit/);
  await dialog.getByRole('textbox', { name: 'Value' }).fill(value);
  lose('/command/send', () => new Response('', { status: 504 }));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: UNCLEAR })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See what is there now' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveValue(value);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Command issued')).toBeVisible();
  await expect(row(page, value)).toHaveCount(1);
});
