import { beforeEach, describe, expect, it } from 'vitest';
import { isTyping } from './isTyping';
import { GO, KEYS } from './keyMap';
import { pressControl } from './pressControl';
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

describe('the search is reached', () => {
  it.each([
    ['by its field', '<button>Reset</button><input id="at">', 'at'],
    [
      'folded away, by the button that opens it',
      '<button id="at" aria-expanded="false">Filters</button><button>Search</button>',
      'at',
    ],
    ['not at all while its fields are on their way', '<button>Reset</button><button>Search</button>', undefined],
  ])('%s', (_, inside, reached) => {
    document.body.innerHTML = `<form data-shortcut="search">${inside}</form>`;
    expect(pressControl('search')).toBe(reached !== undefined);
    expect(document.activeElement).toBe(reached ? document.getElementById(reached) : document.body);
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
