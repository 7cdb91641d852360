import { expect, it } from 'vitest';
import { isComposing } from './isComposing';

const pressed = (init: KeyboardEventInit & { keyCode?: number }) => new KeyboardEvent('keydown', init);

/** What a key that an input method takes is, in the browsers' order of events. */
it.each([
  ['Chromium, while it composes', pressed({ key: 'Enter', isComposing: true, keyCode: 229 })],
  ['Chromium on Windows', pressed({ key: 'Process', isComposing: true, keyCode: 229 })],
  ['Firefox', pressed({ key: 'Escape', isComposing: true, keyCode: 27 })],
  ['Safari, after the composition has ended', pressed({ key: 'Enter', isComposing: false, keyCode: 229 })],
])('is a key of an input method: %s', (_, event) => expect(isComposing(event)).toBe(true));

it.each(['Enter', 'Escape', 'Tab', 'a'])('is a key of the page: %s', (key) =>
  expect(isComposing(pressed({ key, keyCode: 13 }))).toBe(false),
);
