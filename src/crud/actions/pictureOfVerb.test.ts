import { expect, it } from 'vitest';
import { pictureOfVerb } from './pictureOfVerb';

it('tells apart where the links of a row lead', () => {
  const pictures = ['dashboard', 'info', 'report'].map((key) => pictureOfVerb(`link-${key}`));
  expect(new Set(pictures.filter((path) => path !== undefined)).size).toBe(3);
});
