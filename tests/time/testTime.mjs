/**
 * When every test takes place, in ms since 1970: in the afternoon of a day that is the same one in Europe and in China.
 * `TEST_TIME` sets another time.
 */
export const TEST_TIME = Date.parse(process.env.TEST_TIME || '2026-11-24T13:00:00Z');

/**
 * Puts another time into `Date`: it stands still `at` a moment, which may be changed, or runs `ahead` of the machine by
 * so many ms. Timers and `performance.now` go on as they are. Runs in a page, too: it uses nothing that stands around
 * it.
 *
 * @example setDate({ at: Date.parse('2028-02-29T12:00:00Z') });
 */
export function setDate(time) {
  const real = globalThis.Date;
  const now = () => time.at ?? real.now() + time.ahead;
  // no Proxy: dates are made and read a million times in a run, and its traps took a fiftieth of it
  function Date(...given) {
    if (!new.target) return new real(now()).toString();
    return Reflect.construct(real, given.length > 0 ? given : [now()], new.target === Date ? real : new.target);
  }
  for (const name of ['parse', 'UTC', 'length'])
    Object.defineProperty(Date, name, Object.getOwnPropertyDescriptor(real, name));
  Object.defineProperty(Date, 'now', { value: now, writable: true, configurable: true });
  Object.defineProperty(Date, 'prototype', { value: real.prototype, writable: false });
  globalThis.Date = Date;
}
