import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { date, dateRange } from '@/dsl';
import { configureSites, type Field, siteToday } from '@/schema';
import { useSiteZone } from '@/widgets/dates/SiteZone';
import { AroundInput } from './AroundInput';

afterEach(() => {
  cleanup();
  configureSites({});
});

const NOW = new Date('2026-11-24T23:30:00Z');

/** Stands where a picker of days stands. */
function Today() {
  return <output>{siteToday(useSiteZone(), NOW)}</output>;
}

const around = (values: Readonly<Record<string, unknown>>, field: Field, child: ReactNode) => (
  <CoreAdminContext>
    <AroundInput
      name="days"
      field={field}
      scope="resources.lab/days"
      value={null}
      values={values}
      replaced={false}
      onChange={() => undefined}
    >
      {child}
    </AroundInput>
  </CoreAdminContext>
);

function todayWith(values: Readonly<Record<string, unknown>>, field: Field): string | null {
  render(around(values, field, <Today />));
  return screen.getByRole('status').textContent;
}

it('a zone that is filled in takes the focus from no input', () => {
  const { rerender } = render(around({}, dateRange(), <input />));
  screen.getByRole('textbox').focus();
  rerender(around({ timeZone: 'Asia/Shanghai' }, dateRange(), <input />));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it.each([
  ['its site', { timeZone: 'Asia/Shanghai' }, dateRange(), 'America/New_York', '2026-11-25'],
  ['its site, as a field names it', { zone: 'Asia/Shanghai' }, date({ zoneFrom: 'zone' }), 'UTC', '2026-11-25'],
  ['the sites of this console', {}, dateRange(), 'Pacific/Kiritimati', '2026-11-25'],
  ['the sites of this console where its zone is none', { timeZone: 'Mars' }, dateRange(), 'UTC', '2026-11-24'],
  ['its site, not of the others', { timeZone: 'America/New_York' }, dateRange(), 'Asia/Tokyo', '2026-11-24'],
] as const)('today in an input is that of %s', (_, values, field, zone, today) => {
  configureSites({ zone });
  expect(todayWith(values, field)).toBe(today);
});
