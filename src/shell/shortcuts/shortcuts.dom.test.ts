import { beforeEach, describe, expect, it } from 'vitest';
import { isTyping } from './isTyping';
import { GO, KEYS } from './keyMap';
import { chooseSingleKeys, hasSingleKeys } from './singleKeys';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('keys belong to the field', () => {
  it.each([
    ['<input id="at">', true],
    ['<input id="at" type="checkbox">', false],
    ['<textarea id="at"></textarea>', true],
    ['<div role="combobox" id="at" tabindex="0"></div>', true],
    ['<ul role="menu"><li id="at" role="menuitem"></li></ul>', true],
    ['<table role="treegrid"><tbody><tr id="at"></tr></tbody></table>', false],
    ['<button id="at"></button>', false],
  ])('%s: %s', (html, typed) => {
    document.body.innerHTML = html;
    expect(isTyping(document.getElementById('at'))).toBe(typed);
  });
});

it('no key does two things', () => {
  const names = [...Object.values(KEYS), ...Object.values(GO)];
  expect(new Set(names).size).toBe(names.length);
  expect(KEYS).not.toHaveProperty('g');
});

it('single keys can be turned off, and stay off', () => {
  expect(hasSingleKeys()).toBe(true);
  chooseSingleKeys(false);
  expect(hasSingleKeys()).toBe(false);
});
