import { describe, expect, it } from 'vitest';
import { defineReport, figures, own, period } from '@/dsl';
import { comparedWith } from './comparedWith';
import { defaultComparing, readComparing, writeComparing } from './comparing';

const [plain, offered, first] = [
  figures('POST a', ['volume']),
  own('POST b', { compare: 'offered' }),
  figures('POST c', ['volume'], { compare: 'previous' }),
].map((block, place) => ({ name: String(place), block }));
const blocks = (...some: readonly (typeof plain)[]) => some.flatMap((one) => one ?? []);

describe('what a page is compared with', () => {
  it('is nothing, unless a block says so', () =>
    expect([blocks(plain), blocks(plain, offered), blocks(offered, first)].map(defaultComparing)).toEqual([
      undefined,
      'none',
      'previous',
    ]));

  it('is said by the address, which leaves out what the page does by itself', () => {
    const said = writeComparing('year', 'previous', new URLSearchParams('id=7'));
    expect(said.toString()).toBe('id=7&compareWith=year');
    expect(readComparing({ params: {} }, said)).toBe('year');
    expect(writeComparing('previous', 'previous', said).toString()).toBe('id=7');
    expect(readComparing({ params: {} }, new URLSearchParams('compareWith=twice'))).toBeUndefined();
  });

  it('leaves a parameter of this name to its report', () =>
    expect(readComparing({ params: { compareWith: period(['day']) } }, new URLSearchParams('compareWith=year'))).toBe(
      undefined,
    ));
});

describe('the two periods of a block', () => {
  const months = defineReport({
    name: 'depot/volume',
    api: '/depot',
    params: { when: period(['day', 'month', 'year'], { maxSpan: { day: '31 days', month: '1 year' } }) },
    measures: { volume: { unit: 'kWh' } },
    blocks: { total: figures('POST total', ['volume'], { compare: 'previous' }) },
  });
  const before = (when: object, today = '2026-11-28') =>
    comparedWith(months, months.blocks.total, { when }, 'previous', today)?.before;

  it('are asked for by days, where a part of a month can be', () =>
    expect(before({ by: 'month', from: '2026-11-01', to: '2026-11-30' })).toEqual({
      by: 'day',
      from: '2026-10-01',
      to: '2026-10-28',
    }));

  it('are whole months, where so many days cannot be asked for', () =>
    expect(before({ by: 'year', from: '2026-01-01', to: '2026-12-31' })).toEqual({
      by: 'month',
      from: '2025-01-01',
      to: '2025-11-30',
    }));

  it('are none without a period', () => expect(before({ by: 'day' })).toBeUndefined());
});
