import { expect, it } from 'vitest';
import { conditionTag, weatherConditions } from './weatherConditions';

// covers FR-214, HR-316
it('has a symbol for each of the 15 conditions and none for others', () => {
  expect(Object.keys(weatherConditions)).toHaveLength(15);
  expect(new Set(Object.values(weatherConditions).map(({ path }) => path)).size).toBe(15);
  expect(conditionTag('snow showers')).toBe('snow-showers');
  expect([conditionTag('aurora'), conditionTag('toString')]).toEqual([undefined, undefined]);
});
