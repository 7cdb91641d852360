import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readComparing, writeComparing } from '@/report/compare/comparing';
import { firstValues } from '@/report/params/firstValues';
import { paramErrors } from '@/report/params/paramErrors';
import { readAddress, writeAddress } from '@/report/params/paramsAddress';
import { sentParams } from '@/report/params/sentParams';
import { checkField, checkInside, type Report } from '@/schema';
import { contractReports } from '../contract/reportBench';
import { holds } from './holds';

const TODAY = '2026-11-27';
const reportAt = fc.nat(contractReports.length - 1);

function reportOf(at: number): Report {
  const report = contractReports[at];
  if (!report) throw new Error(`There is no report ${at}.`);
  return report;
}

/** Names that an address may hold: those of a parameter, of its ends and of older links, and any other. */
function nameAt({ params }: Report, at: number): string {
  const names = Object.entries(params).flatMap(([name, { options }]) => [name, ...(options.aliases ?? [])]);
  return names[at % Math.max(names.length, 1)] ?? 'x';
}

const garbage = fc.oneof(
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '~',
    '2026-02-30~2026-01-01',
    '2026-12-31~2026-01-01',
    'month:2026-13',
    'day:',
    'range:2026-11-01',
    '9999-99-99',
    '-1',
    'NaN',
    '1e999',
    '[[]]',
    '{"from":1}',
    '__proto__',
    'constructor',
    '\u0000',
    '%E0%A4',
    'a,b,c',
    '🏠',
  ),
);

const foreign = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).map((name) => `~${name}`),
  garbage,
  { maxKeys: 4 },
);

/** What a page is asked with after this address: it can be sent, or the page says what is missing. */
function askable(report: Report, address: URLSearchParams) {
  const { values, ignored } = readAddress(report.params, address);
  const request = { ...firstValues(report.params, TODAY), ...values };
  sentParams(report, request, undefined);
  paramErrors(report, request);
  return { values, ignored, request };
}

describe('an address of a report', () => {
  holds(
    'of any shape is read without a fault: what cannot be is ignored, and what is read can be',
    fc.property(reportAt, fc.array(fc.tuple(fc.nat(50), garbage), { maxLength: 6 }), foreign, (at, said, others) => {
      const report = reportOf(at);
      const address = new URLSearchParams(others);
      for (const [name, value] of said) address.set(nameAt(report, name), value);
      const { values, ignored } = askable(report, address);
      for (const [name, value] of Object.entries(values)) {
        const field = report.params[name];
        expect(ignored).not.toContain(name);
        if (!field) throw new Error(`${name} is no parameter of ${report.name}.`);
        expect(value === null || checkField(field, value, false) === undefined).toBe(true);
        expect(value === null ? {} : checkInside(field, value)).toEqual({});
      }
      // once read it stays as it is
      const again = readAddress(report.params, writeAddress(report.params, values, {}, new URLSearchParams()));
      expect(again.ignored).toEqual([]);
      for (const [name, value] of Object.entries(values)) expect(again.values[name] ?? null).toEqual(value);
    }),
  );
  holds(
    'keeps what can be, whatever stands beside it',
    fc.property(reportAt, fc.nat(20), fc.nat(500), garbage, foreign, (at, which, seed, bad, others) => {
      const report = reportOf(at);
      const names = Object.keys(report.params);
      const good = names[which % Math.max(names.length, 1)];
      const field = good === undefined ? undefined : report.params[good];
      if (good === undefined || !field) return;
      const value = field.type.sample(seed, field.options);
      const alone = writeAddress(report.params, { [good]: value }, {}, new URLSearchParams());
      const text = alone.get(good);
      if (!text) return;
      const told = new URLSearchParams({ ...others, [good]: text });
      const expected = readAddress(report.params, new URLSearchParams({ [good]: text }));
      for (const name of names) if (name !== good) told.set(name, bad);
      const { values, ignored } = askable(report, told);
      expect(values[good]).toEqual(expected.values[good]);
      expect(ignored.includes(good)).toBe(expected.ignored.includes(good));
      // what is of somebody else stays in the address
      const next = writeAddress(report.params, values, {}, told);
      for (const [name, other] of Object.entries(others)) expect(next.get(name)).toBe(other);
    }),
  );
  holds(
    'says what its figures are compared with, or nothing',
    fc.property(reportAt, garbage, (at, value) => {
      const report = reportOf(at);
      const read = readComparing(report, new URLSearchParams({ compareWith: value }));
      expect([undefined, 'none', 'previous', 'year']).toContain(read);
      if (read === undefined) return;
      const written = writeComparing(read, 'none', new URLSearchParams());
      expect(readComparing(report, written) ?? 'none').toBe(read);
    }),
  );
});

it('there are reports', () => expect(contractReports.length).toBeGreaterThan(40));
