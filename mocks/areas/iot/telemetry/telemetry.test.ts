import { describe, expect, it } from 'vitest';
import { kindKeys, kinds, type KindKey } from '../kinds/kinds';
import { isOnline, lastOnline, outageOf } from './deviceConnection';
import { powerOf, today, total } from '../kinds/readings';
import { alonePlace } from './alonePlace';
import { dayFrame } from './dayFrame';
import { buckets, reportTimes } from './telemetryHistory';
import { readingAt } from './readingAt';
import { REPORT, type Source } from './source';

const DAY = 86_400_000;
const since = Date.parse('2025-03-01T00:00:00Z');
const sourceOf = (kind: KindKey): Source => ({
  seed: 4711,
  kind,
  rated: 50,
  zone: 'Europe/Amsterdam',
  placed: alonePlace('4711', kind, 50, 'Europe/Amsterdam', 52, since),
  since,
});
const source = sourceOf('stringInverter');

describe('energies', () => {
  it.each([
    ['stringInverter', 'given'],
    ['gridMeter', 'taken'],
    ['gridMeter', 'given'],
    ['loadMeter', 'taken'],
    ['battery', 'taken'],
    ['battery', 'given'],
    ['acCharger', 'taken'],
    ['heatPump', 'taken'],
  ] as const)('of a %s, %s, never fall, sum to the day, and are the powers added up', (kind, side) => {
    const own = sourceOf(kind);
    let most = 0;
    // both changes of clocks, and the longest and shortest day
    for (const day of ['2025-03-30', '2025-06-21', '2025-10-26', '2025-12-21']) {
      const { from, to } = dayFrame(Date.parse(`${day}T12:00:00Z`), own.zone);
      let sum = 0;
      let before = total(side)(own, from);
      for (let at = from + REPORT; at <= to; at += REPORT) {
        const power = powerOf(side, own, at);
        expect(power, `${day} ${new Date(at).toISOString()}`).toBeGreaterThanOrEqual(-1e-6);
        sum += (power * REPORT) / 3_600_000;
        const now = total(side)(own, at);
        expect(now).toBeGreaterThanOrEqual(before - 1e-6);
        before = now;
      }
      const whole = total(side)(own, to) - total(side)(own, from);
      expect(today(side)(own, to), 'midnight begins anew').toBe(0);
      expect(sum).toBeCloseTo(whole, 6);
      most = Math.max(most, whole);
    }
    expect(most).toBeGreaterThan(1);
  });

  it('of the sun are none at night and more in summer', () => {
    const at = (text: string) => powerOf('given', source, Date.parse(text));
    expect(at('2025-06-21T00:30:00Z')).toBe(0);
    expect(at('2025-12-21T16:30:00Z')).toBe(0);
    const month = (from: string) =>
      total('given')(source, Date.parse(from) + 30 * DAY) - total('given')(source, Date.parse(from));
    expect(month('2025-06-01T00:00:00Z')).toBeGreaterThan(2 * month('2025-12-01T00:00:00Z'));
  });
});

describe('the connection', () => {
  const unlucky =
    Array.from({ length: 400 }, (_, day) => Math.floor(since / DAY) + 1 + day).find((day) => outageOf(source, day)) ??
    0;
  const outage = outageOf(source, unlucky);

  it('is lost for a while, and says since when', () => {
    if (!outage) throw new Error('There is no outage.');
    expect([
      isOnline(source, outage.from - 1),
      isOnline(source, outage.from),
      isOnline(source, outage.to - 1),
      isOnline(source, outage.to),
    ]).toEqual([true, false, false, true]);
    expect(lastOnline(source, outage.to - 1)).toBe(outage.from);
    expect(lastOnline(source, outage.from - REPORT)).toBe(outage.from - REPORT);
  });

  it('is that of the controller too', () => {
    if (!outage) throw new Error('There is no outage.');
    const sub: Source = { ...source, seed: 12, silentSince: outage.from + 1, behind: source };
    expect(isOnline(sub, outage.from)).toBe(false);
    expect(lastOnline(sub, outage.to + DAY)).toBe(outage.from);
  });

  it('never was before the first report', () => {
    expect(isOnline(source, since - 1)).toBe(false);
    expect(lastOnline({ ...source, silentSince: since - DAY }, since + DAY)).toBeUndefined();
  });
});

describe('readings', () => {
  it('are the same for the same moment, and of their type', () => {
    const at = Date.parse('2025-07-01T10:35:00Z');
    for (const kind of kindKeys) {
      for (const { code, dataType, states } of kinds[kind].attributes) {
        const value = readingAt(sourceOf(kind), code, dataType, at);
        expect(readingAt(sourceOf(kind), code, dataType, at), `${kind} ${code}`).toBe(value);
        if (states) expect(Object.keys(states), `${kind} ${code}`).toContain(String(value));
        else expect(Number.isFinite(value), `${kind} ${code}: ${String(value)}`).toBe(true);
      }
    }
  });

  it('keep a battery between empty and full', () => {
    const battery = sourceOf('battery');
    for (let at = since + DAY; at < since + 40 * DAY; at += 7 * REPORT) {
      const soc = Number(readingAt(battery, 'soc', 'float', at));
      expect(soc >= 7.9 && soc <= 95.1, `${soc} at ${new Date(at).toISOString()}`).toBe(true);
    }
  });
});

describe('the past', () => {
  const wanted = { code: 'activePower', dataType: 'float', from: since + 10 * DAY, to: since + 375 * DAY };

  it('of a year has at most the points asked for, loses no peak, and is quick', () => {
    const started = performance.now();
    const points = buckets(source, wanted, 1000);
    const took = performance.now() - started;
    expect(points.length).toBeLessThanOrEqual(1000);
    expect(points.length).toBe(366); // the days of the year, the first and the last in part
    const values = reportTimes(source, wanted.from, wanted.to).map((at) =>
      Number(readingAt(source, wanted.code, wanted.dataType, at)),
    );
    expect(Math.max(...points.map(({ max }) => max ?? 0))).toBe(Math.max(...values));
    expect(took).toBeLessThan(5000);
  });

  it('has gaps where the device was away', () => {
    const outage = Array.from({ length: 365 }, (_, day) => outageOf(source, Math.floor(wanted.from / DAY) + day)).find(
      (one) => one && one.to - one.from > 2 * REPORT,
    );
    if (!outage) throw new Error('There is no outage.');
    const points = buckets(source, { ...wanted, from: outage.from - 10 * REPORT, to: outage.to + 10 * REPORT }, 1000);
    expect(points.filter(({ at }) => at >= outage.from && at < outage.to)).toEqual([]);
    expect(points).toHaveLength(20);
  });

  it('of a counter is what it came to', () => {
    const points = buckets(source, { ...wanted, code: 'totalYield' }, 100);
    const values = points.map(({ value }) => Number(value));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values.at(-1)).toBe(points.at(-1)?.max);
  });
});
