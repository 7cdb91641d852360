import { expect, it } from 'vitest';
import { nearest } from './nearest';

const many = Array.from({ length: 200 }, (_, index) => `measure${index}`);

it('proposes the name that was meant, or tells the names there are', () => {
  expect(nearest('requird', ['required', 'max'])).toBe('Did you mean "required"?');
  expect(nearest('xyz', ['required', 'max'])).toBe('Use one of: required, max.');
  expect(nearest('xyz', [])).toBe('There are none yet: declare it first.');
});

it('tells of very many only those that differ least', () => {
  const told = nearest('voltage', [...many, 'voltageOf']);
  expect(told).toContain('Use one of: voltageOf, ');
  expect(told.endsWith(' or 171 others.')).toBe(true);
});
