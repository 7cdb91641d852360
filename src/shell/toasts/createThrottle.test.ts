import { expect, it } from 'vitest';
import { createThrottle } from './createThrottle';

it('lets one through in three seconds', () => {
  let time = 10_000;
  const pass = createThrottle(3000, () => time);
  const at = (moment: number) => {
    time = 10_000 + moment;
    return pass();
  };
  expect([0, 20, 40, 60, 80, 100, 2999, 3000, 3100, 5999, 6000].filter(at)).toEqual([0, 3000, 6000]);
});
