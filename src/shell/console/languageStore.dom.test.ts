import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStore } from 'react-admin';
import { preferredLanguage } from '@/access/memory/preferences';
import { languageStore } from './languageStore';

beforeEach(() => localStorage.clear());

// covers FE-099
it('keeps the language over a reset and forgets the rest', () => {
  const store = languageStore('en', memoryStore());
  store.setup();
  store.setItem('users.listParams', { page: 2 });
  store.setItem('locale', 'zh');
  store.reset();
  expect(store.getItem('locale')).toBe('zh');
  expect(store.getItem('users.listParams')).toBeUndefined();
  expect(preferredLanguage()).toBe('zh');
});

it('tells who watches the language', () => {
  const store = languageStore('en', memoryStore());
  store.setup();
  const seen = vi.fn();
  const stop = store.subscribe('locale', seen);
  store.setItem('locale', 'zh');
  expect(seen).toHaveBeenCalledWith('zh');
  stop();
});

it('works on when the browser keeps nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = languageStore('en', { ...memoryStore(), setItem: full, setup: full });
  store.setup();
  store.setItem('columns', ['a']);
  store.setItem('locale', 'zh');
  expect(store.getItem('locale')).toBe('zh');
});
