import { expect, it } from 'vitest';
import { sampleTexts } from './sampleTexts';

it.each([
  /^[A-Z]{2}\d{4}$/,
  /^INV-\d{6}$/u,
  /^(?:a|b)c?$/,
  /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/,
  /^\d{3}-\d{4}(\/[xyz])?$/,
  /^[^\s]{5,}$/,
  /^\w+\s\w+$/,
  /abc/,
  /^-?\d{1,2}\.\d{5,7}$/,
])('writes texts that %s accepts', (pattern) => {
  const texts = sampleTexts(pattern);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(pattern);
});

it('keeps to the lengths', () => {
  for (const text of sampleTexts(/^[a-z]*[0-9]{2,20}$/, 3, 10))
    expect(text.length).toSatisfy((length: number) => length >= 3 && length <= 10);
});

it.each([/^(?=.*\d)[a-z\d]+$/, /^(a)\1$/, /^\p{L}+$/u])('has none for what it does not understand: %s', (pattern) => {
  expect(sampleTexts(pattern).every((text) => pattern.test(text))).toBe(true);
});
