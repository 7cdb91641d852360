import { queryAllByLabelText, queryAllByPlaceholderText, queryAllByRole, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export type Words = string | RegExp;

interface ByRole {
  readonly name?: Words;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
}
interface Filter {
  readonly hasText?: Words;
  readonly hasNotText?: Words;
  readonly has?: Locator;
}
// ByRole is read by the library as it stands, apart from names
type Role = Parameters<typeof queryAllByRole>[1];

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\s\u200b]+/g, ' ').trim();

/** Whether a text is meant by words: a part of it in whatever case, all of it, or a pattern. */
export function fits(text: string | null | undefined, words: Words, isExact = false): boolean {
  const said = plain(text);
  if (typeof words !== 'string') return words.test(said);
  return isExact ? said === plain(words) : said.toLowerCase().includes(plain(words).toLowerCase());
}

/** Whether nothing above an element hides it. Nothing has a layout here: what a style sheet hides counts as shown. */
function isShown(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement)
    if (one.hidden || one.getAttribute('aria-hidden') === 'true' || one.style.display === 'none') return false;
  return true;
}

export const cannotBeUsed = (one: HTMLElement): boolean => one.matches(':disabled, [aria-disabled=true]');

/** The innermost elements that say the words. */
function saying(root: ParentNode, words: Words, isExact = false): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (one) => !/^(?:SCRIPT|STYLE|TITLE)$/.test(one.tagName) && fits(one.textContent, words, isExact),
  );
  const outer = new Set(all.map((one) => one.parentElement));
  return all.filter((one) => !outer.has(one));
}

/** What must be filled in is marked for those who see, and is no part of a name. */
const STAR = /\s?\*/g;

const secretsIn = (root: HTMLElement, name: Words = /./, isExact = false): HTMLElement[] =>
  queryAllByLabelText(root, (said) => fits(said.replaceAll(STAR, ' '), name, isExact), {
    selector: 'input[type=password]',
  });

const KEY = /^[A-Z]\w+$/;
/** `Control+Enter` as the library writes it. */
function keysOf(press: string): string {
  const keys = press.split('+');
  const last = keys.pop() ?? '';
  const own = KEY.test(last) ? `{${last}}` : last;
  return keys.reduceRight((inner, held) => `{${held}>}${inner}{/${held}}`, own);
}
export const pressKeys = (press: string): Promise<void> => user.keyboard(keysOf(press));

const LONGEST = 1500;
/** What there is above the menus, for the one who reads why a test failed. */
export const onView = (): string =>
  [...document.querySelectorAll('main, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]')]
    .map((one) => (one.textContent ?? '').slice(0, LONGEST))
    .join(' ## ');

const textOf = (element: HTMLElement) => element.textContent ?? '';

/**
 * Where something stands on a page, looked for anew each time, as in end-to-end tests: what is done waits until there
 * is one such thing.
 */
export class Locator {
  constructor(
    private readonly find: () => readonly HTMLElement[],
    /** As it is told when it is not there. */
    readonly said = 'page',
  ) {}

  /** What is there now, hidden or not. */
  elements(): readonly HTMLElement[] {
    return this.find();
  }
  private below(said: string, look: (root: HTMLElement) => readonly HTMLElement[]): Locator {
    return new Locator(() => [...new Set(this.find().flatMap(look))], `${this.said} › ${said}`);
  }
  private narrow(said: string, pick: (all: readonly HTMLElement[]) => readonly (HTMLElement | undefined)[]): Locator {
    return new Locator(() => pick(this.find()).filter((one) => one !== undefined), `${this.said} ${said}`);
  }

  getByRole(role: Role, { name, exact = false, disabled, ...states }: ByRole = {}): Locator {
    const named = name === undefined ? {} : { name: (said: string) => fits(said.replaceAll(STAR, ' '), name, exact) };
    return this.below(`${role} ${String(name ?? '')}`, (root) =>
      [
        ...queryAllByRole(root, role, { ...states, ...named, hidden: true }),
        // a box for a secret is one to be typed in, whose role has no name
        ...(role === 'textbox' ? secretsIn(root, name, exact) : []),
      ].filter((one) => isShown(one) && (disabled === undefined || disabled === cannotBeUsed(one))),
    );
  }
  getByText = (words: Words, { exact = false } = {}): Locator =>
    this.below(`“${words}”`, (root) => saying(root, words, exact));
  getByLabel = (words: Words, { exact = false } = {}): Locator =>
    this.below(`label ${words}`, (root) =>
      queryAllByLabelText(root, (said) => fits(said.replaceAll(STAR, ' '), words, exact)).filter(isShown),
    );
  getByPlaceholder = (words: Words): Locator =>
    this.below(`placeholder ${words}`, (root) => queryAllByPlaceholderText(root, (said) => fits(said, words)));
  getByTitle = (words: Words): Locator =>
    this.below(`title ${words}`, (root) =>
      [...root.querySelectorAll<HTMLElement>('[title]')].filter((one) => fits(one.title, words)),
    );
  locator = (css: string): Locator => this.below(css, (root) => [...root.querySelectorAll<HTMLElement>(css)]);

  filter({ hasText, hasNotText, has }: Filter): Locator {
    return this.narrow(`with ${hasText ?? has?.said ?? `not ${hasNotText}`}`, (all) =>
      all.filter(
        (one) =>
          (hasText === undefined || fits(textOf(one), hasText)) &&
          (hasNotText === undefined || !fits(textOf(one), hasNotText)) &&
          (!has || has.elements().some((inner) => inner !== one && one.contains(inner))),
      ),
    );
  }
  first = (): Locator => this.narrow('first', (all) => [all[0]]);
  last = (): Locator => this.narrow('last', (all) => [all.at(-1)]);
  nth = (place: number): Locator => this.narrow(`at ${place}`, (all) => [all.at(place)]);
  or = (other: Locator): Locator =>
    new Locator(() => [...new Set([...this.find(), ...other.find()])], `${this.said} or ${other.said}`);

  count = async (): Promise<number> => this.find().length;
  shown = (): readonly HTMLElement[] => this.find().filter(isShown);
  allTextContents = async (): Promise<string[]> => this.find().map(textOf);

  /** The one thing meant, once it is there. */
  private one(): Promise<HTMLElement> {
    return waitFor(() => {
      const [one, ...more] = this.find();
      if (!one || more.length > 0)
        throw new Error(`${this.said}: ${more.length + (one ? 1 : 0)} are there, and one is meant. ${onView()}`);
      return one;
    });
  }
  /** Once something can be done with it. */
  private async ready(): Promise<HTMLElement> {
    await waitFor(() => {
      const one = this.find()[0];
      if (one?.matches(':disabled, [aria-disabled=true]'))
        throw new Error(`${textOf(one)} of ${this.said} cannot be used.`);
    });
    return this.one();
  }
  click = async (): Promise<void> => user.click(await this.ready());
  hover = async (): Promise<void> => user.hover(await this.one());
  dblclick = async (): Promise<void> => user.dblClick(await this.ready());
  async fill(text: string): Promise<void> {
    const box = await this.ready();
    await user.click(box);
    await user.clear(box);
    if (text !== '') await user.paste(text);
  }
  async press(keys: string): Promise<void> {
    const one = await this.one();
    if (one !== document.activeElement) one.focus();
    await pressKeys(keys);
  }
  async check(): Promise<void> {
    if (!isChecked(await this.one())) await this.click();
  }
  async uncheck(): Promise<void> {
    if (isChecked(await this.one())) await this.click();
  }
  waitFor = async (): Promise<void> => void (await this.one());
  textContent = async (): Promise<string> => textOf(await this.one());
  innerText = this.textContent;
  inputValue = async (): Promise<string> => valueOf(await this.one());
  getAttribute = async (name: string): Promise<string | null> => (await this.one()).getAttribute(name);
  evaluate = async <T>(look: (one: HTMLElement) => T): Promise<T> => look(await this.one());
}

export const valueOf = (one: HTMLElement): string => ('value' in one ? String(one.value) : '');
export const isChecked = (one: HTMLElement): boolean =>
  one instanceof HTMLInputElement ? one.checked : one.getAttribute('aria-checked') === 'true';
