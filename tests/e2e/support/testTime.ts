/** When every run takes place: in the afternoon of a day that is the same one in Europe and in China. */
const BEGIN = Date.parse('2026-11-24T13:00:00Z');

/**
 * By how many ms the clocks of the servers, of the pages and of the tests are ahead of the machine's, so that no test sees
 * another day or another hour than the last time. The first process of a run decides, the others inherit it.
 */
export const CLOCK_AHEAD = Number((process.env.CLOCK_AHEAD ??= process.env.BASE_URL ? '0' : String(BEGIN - Date.now())));

/** Puts `Date` ahead of the machine. In a page, too: it stands on its own. */
export function putDateAhead(milliseconds: number): void {
  const real = Date;
  const now = () => real.now() + milliseconds;
  globalThis.Date = new Proxy(real, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    construct: (target, given: unknown[], made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new real(now()).toString(),
  });
}
