import { expect, type Locator, type Page } from '@playwright/test';
import { go } from '../support/console';
import { fillAnyhow } from './fillAnyhow';

/** The call that each word of a page makes. */
const CALLS = {
  Duplicate: /\/(create|add|save)$/,
  Edit: /\/(edit\w*|update)$/,
  Delete: /\/delete$/,
  Export: /\/(export|download)$/,
} as const;

export type Word = keyof typeof CALLS;

/** How often what a form says is wrong is put right. */
const ROUNDS = 3;
const SOON = 20_000;

interface Answered {
  readonly code: string;
  readonly msg?: string;
}

/** The last answer to a call of each word. It is read on its way: the browser lets go of what the page has. */
type Answers = Map<Word, Answered>;

async function hear(page: Page): Promise<Answers> {
  const answers: Answers = new Map();
  for (const [word, path] of Object.entries(CALLS) as [Word, RegExp][])
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && path.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const isJson = response.headers()['content-type']?.includes('json');
        const body = isJson && ((await response.json()) as { readonly data?: unknown } & Answered);
        answers.set(word, body || { code: '0000' });
        await route.fulfill({ response });
      },
    );
  return answers;
}

/** Presses a word where it stands: in the first row or heading that has it, or in a menu of more. */
async function press(page: Page, word: Word): Promise<void> {
  const main = page.getByRole('main');
  const named = new RegExp(`^${word}( |$)`);
  const own = main.getByRole('link', { name: named }).or(main.getByRole('button', { name: named }));
  const more = main.getByRole('button', { name: /^More(?: actions\b.*)?$/ });
  await own.or(more).first().waitFor();
  if ((await own.count()) > 0) return own.first().click();
  for (const menu of await more.all()) {
    await menu.click();
    const item = page.getByRole('menuitem', { name: word, exact: true });
    if ((await item.count()) > 0) return item.click();
    await page.keyboard.press('Escape');
  }
  throw new Error('stands nowhere');
}

/** Saves a form; what it says is wrong is put right. */
async function save(form: Locator, unique: string, isSaved: () => boolean): Promise<void> {
  const button = form.getByRole('button', { name: 'Save', exact: true });
  const wrong = form.locator('[aria-invalid=true]:visible');
  const isOver = async () => isSaved() || (await wrong.count()) > 0;
  for (let round = 0; round < ROUNDS && !isSaved(); round += 1) {
    await button.click();
    await expect.poll(isOver, { timeout: SOON, intervals: [50] }).toBe(true);
    if (!isSaved()) await fillAnyhow(form, `${unique}${round}`);
  }
}

/** Does what a word says with a page that is on view, until the cloud has answered. Resolves what did not go well. */
async function carryOut(page: Page, word: Word, unique: string, answers: Answers): Promise<string | undefined> {
  answers.clear();
  const isSaved = () => answers.get(word)?.code === '0000';
  await press(page, word);
  if (word === 'Delete') await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  if (word === 'Export') {
    const item = page.getByRole('menuitem', { name: 'File from the server' });
    const isChoice = () => item.isVisible();
    // where there is one kind of file, it is made at once
    await expect
      .poll(async () => answers.has(word) || (await isChoice()), { timeout: SOON, intervals: [50] })
      .toBe(true);
    if (await isChoice()) await item.click();
  }
  if (word === 'Duplicate' || word === 'Edit') {
    const form = page.locator('[role=dialog]:has(form):visible, main:visible').last();
    const text = form.locator('input[type=text]:not([readonly], [aria-autocomplete], [inputmode]):enabled').first();
    await form.getByRole('button', { name: 'Save', exact: true }).waitFor();
    if (word === 'Edit' && (await text.count()) > 0) await text.fill(`walk${unique}`);
    await save(form, unique, isSaved);
  }
  await expect.poll(() => answers.has(word), { timeout: SOON, intervals: [50] }).toBe(true);
  if (isSaved()) return undefined;
  const msg = answers.get(word)?.msg ?? '';
  // a refusal that people are told is an answer, too
  return page
    .getByText(msg)
    .first()
    .waitFor()
    .then(
      () => undefined,
      () => `nobody was told: ${msg}`,
    );
}

/** Goes to another page, until the one that was on view is gone: its words are those of the next one, too. */
async function leaveFor(page: Page, path: string): Promise<void> {
  const headings = page.locator('main h1'); // below a dialog, too
  await headings.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-left', '')));
  await go(page, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
  await headings.first().waitFor();
}

/** Does with pages what some words say, one after the other; says what did not go well. */
export async function workPages(
  page: Page,
  places: readonly (readonly [string, readonly Word[]])[],
): Promise<string[]> {
  const failed: string[] = [];
  const answers = await hear(page);
  for (const [place, [path, words]] of places.entries()) {
    if (place > 0) await leaveFor(page, path); // the first is open
    for (const word of words) {
      const said = await carryOut(page, word, `${place}`, answers).catch(
        (error: unknown) => String(error).split('\n')[0],
      );
      if (said === undefined) continue;
      failed.push(`${path} ${word}: ${said}`);
      await page.goto(path); // what was begun is left
    }
  }
  return failed;
}
