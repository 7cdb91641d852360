import { expect, it } from 'vitest';
import { dateTime, defineResource, range } from '@/dsl';
import { checkSpans } from './checkSpans';

const spans = (maxSpan: '1 year' | '1 month' | '31 days') =>
  defineResource({
    name: 'lab/log',
    api: '/lab/log',
    fields: { time: dateTime() },
    list: { filters: [range('time', { params: ['from', 'to'], maxSpan })] },
  });

it.each([
  ['1 year', '2025-02-01', '2026-02-01 23:59:59', '2026-02-02'],
  ['1 year', '2024-02-29', '2025-02-28', '2025-03-01'],
  ['1 month', '2025-01-31', '2025-02-28', '2025-03-01'],
  ['31 days', '2025-01-01', '2025-02-01', '2025-02-02'],
] as const)('a range of %s from %s ends on %s and not on %s', (span, from, last, late) => {
  expect(() => checkSpans(spans(span), { from, to: last })).not.toThrow();
  expect(() => checkSpans(spans(span), { from, to: late })).toThrow('invalid');
});

it('leaves alone what has no begin or no end', () => {
  expect(() => checkSpans(spans('1 month'), { from: '2020-01-01' })).not.toThrow();
  expect(() => checkSpans(spans('1 month'), { to: '2020-01-01', from: '' })).not.toThrow();
});
