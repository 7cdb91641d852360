/*
 * Loaded into every process of unit and contract tests before anything else, so that `vi.useRealTimers` leads back to
 * this time, too. It stands still: no test crosses the edge of a second, an hour or a day because the machine is slow.
 * A test that needs another time, or time that passes, sets it.
 */
import { TEST_TIME, setDate } from './testTime.mjs';

setDate({ at: TEST_TIME });
