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
  const real = Date;
  const now = () => time.at ?? real.now() + time.ahead;
  globalThis.Date = new Proxy(real, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new real(now()).toString(),
  });
}
