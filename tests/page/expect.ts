import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { cannotBeUsed, fits, isChecked, onView, plain, valueOf, type Locator, type Words } from './locator';

interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

/** What the runner tells a matcher: where nothing is denied it says nothing. */
interface Told {
  readonly isNot?: boolean;
}

/** Waits until something is so, or where it is denied until it is not. */
async function until({ isNot = false }: Told, look: () => boolean, said: () => string): Promise<Outcome> {
  const message = () => `It is ${isNot ? '' : 'not '}so after a while. There is: ${said()}`;
  try {
    await waitFor(() => {
      if (look() === isNot) throw new Error('not yet');
    });
    return { pass: !isNot, message };
  } catch {
    return { pass: isNot, message };
  }
}

const LONGEST = 400;
const saidBy = (locator: Locator) => () => {
  const all = locator.elements();
  const texts = all.map((one) => `${one.tagName} “${(one.textContent ?? '').slice(0, LONGEST)}” ${valueOf(one)}`);
  return `${all.length} of ${locator.said}: ${texts.join(' | ') || onView()}`;
};

/** Tells of the one thing that is meant. */
const ofOne = (look: (one: HTMLElement, ...given: never[]) => boolean) =>
  function matcher(this: Told, locator: Locator, ...given: unknown[]): Promise<Outcome> {
    const isSo = () => {
      const [one, ...more] = locator.elements();
      if (!one || more.length > 0) return this.isNot === true; // not what is meant, in either way
      return look(one, ...(given as never[]));
    };
    return until(this, isSo, saidBy(locator));
  };

/** Whether a text is, or has in it, these words, in their case. */
const says = (text: string, words: Words, isExact: boolean) =>
  fits(text, words, isExact) && (isExact || typeof words !== 'string' || plain(text).includes(plain(words)));

/** Tells of all that is meant: one word for one thing, a list for as many. */
const ofTexts = (isExact: boolean) =>
  function matcher(this: Told, locator: Locator, words: Words | readonly Words[]) {
    const wanted = typeof words === 'string' || words instanceof RegExp ? [words] : words;
    const isSo = () => {
      const all = locator.elements();
      return (
        all.length === wanted.length && wanted.every((one, place) => says(all[place]?.textContent ?? '', one, isExact))
      );
    };
    return until(this, isSo, saidBy(locator));
  };

expect.extend({
  toBeVisible(this: Told, locator: Locator) {
    return until(this, () => locator.shown().length === 1, saidBy(locator));
  },
  toHaveCount(this: Told, locator: Locator, count: number) {
    return until(this, () => locator.elements().length === count, saidBy(locator));
  },
  toHaveText: ofTexts(true),
  toContainText: ofTexts(false),
  toHaveValue: ofOne((one, words: Words) => fits(valueOf(one), words, true)),
  toBeDisabled: ofOne(cannotBeUsed),
  toBeEnabled: ofOne((one) => !cannotBeUsed(one)),
  toBeChecked: ofOne(isChecked),
  toBeFocused: ofOne((one) => one === document.activeElement),
  toHaveAttribute: ofOne((one, name: string, words: Words) => fits(one.getAttribute(name), words, true)),
  toHaveURL(this: Told, page: { url(): string }, words: Words) {
    return until(
      this,
      () => fits(page.url(), words, true),
      () => page.url(),
    );
  },
});

interface PageMatchers {
  toBeVisible(): Promise<void>;
  toHaveCount(count: number): Promise<void>;
  toHaveText(words: Words | readonly Words[]): Promise<void>;
  toContainText(words: Words | readonly Words[]): Promise<void>;
  toHaveValue(words: Words): Promise<void>;
  toBeDisabled(): Promise<void>;
  toBeEnabled(): Promise<void>;
  toBeChecked(): Promise<void>;
  toBeFocused(): Promise<void>;
  toHaveAttribute(name: string, words: Words): Promise<void>;
  toHaveURL(words: Words): Promise<void>;
}
declare module 'vitest' {
  // eslint-disable-next-line -- what the runner's own interface is extended with
  interface Matchers<T = any> extends PageMatchers {}
}

export { expect };
