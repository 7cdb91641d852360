import { expect, it } from 'vitest';
import { typedOnce } from './typedAddress';

it('knows the page a document was loaded by, once', () => {
  const take = typedOnce(() => '/plant/%E7%AB%99');
  expect([take('/plant/role'), take('/plant/站'), take('/plant/站')]).toEqual([false, true, false]);
  expect(typedOnce(() => undefined)('/plant/role'), 'a reload').toBe(false);
});
