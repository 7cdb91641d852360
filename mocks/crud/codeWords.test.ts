import { expect, it } from 'vitest';
import { allResources } from '../resources';
import { consoleLabels } from '../labels';
import { codeWords } from './codeWords';

const property = allResources.find(({ name }) => name === 'iot/product-property');

it('says a code in the words of its field, or of the enum it shares', () => {
  if (!property) throw new Error('There are no properties.');
  expect(codeWords(consoleLabels, property, 'rwType', 'r', 'en')).toBe('Read only');
  expect(codeWords(consoleLabels, property, 'valueType', 'dynamic', 'zh')).toMatch(/\p{Script=Han}/u);
  expect(codeWords(consoleLabels, property, 'rwType', 'never', 'en')).toBeUndefined();
});
