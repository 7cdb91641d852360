import { TEST_TIME } from '../../time/testTime.mjs';

/**
 * By how many ms the clocks of the servers, of the pages and of the tests are ahead of the machine's, so that no test
 * sees another day or another hour than the last time. The first process of a run decides, the others inherit it.
 */
export const CLOCK_AHEAD = Number(
  (process.env.CLOCK_AHEAD ??= process.env.BASE_URL ? '0' : String(TEST_TIME - Date.now())),
);
