import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { setPageLanguage } from '@/data/internal';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import DatePick from './DatePick';
import DayCalendar from './DayCalendar';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const control = {
  id: 'day',
  'aria-labelledby': 'label',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
};
const ready = Promise.resolve();
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const todays = () => [...document.querySelectorAll('[aria-current]')].map((one) => one.textContent);

it.each([
  ['Asia/Shanghai', '2026-11-24T16:30:00Z', '25'],
  ['America/Los_Angeles', '2026-11-25T02:00:00Z', '24'],
  ['UTC', '2026-11-24T23:59:59Z', '24'],
])('marks one day as today: that of %s', (zone, at, day) => {
  vi.setSystemTime(at);
  render(
    <CoreAdminContext>
      <DayCalendar zone={zone} value="2026-11-10" onDay={() => undefined} />
    </CoreAdminContext>,
  );
  expect(todays()).toEqual([day]);
});

it('marks the year in which it is at the site, in a choice of years', async () => {
  vi.setSystemTime('2026-12-31T18:00:00Z');
  render(
    <CoreAdminContext>
      <DatePick control={control} zone="Asia/Shanghai" unit="year" value="2025-01-01" onDate={() => undefined} />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  expect(todays()).toEqual(['2027']);
});

it.each([
  ['en', '2024-10-05', '05 Oct 2024'],
  ['zh', '2024-10-05', '2024-10-05'],
  ['de', '05.10.2024', '05.10.2024'],
  ['fr', '05/10/2024', '5 oct. 2024'],
])('is typed and shown as days are written in %s', async (locale, typed, shown) => {
  const i18nProvider = {
    translate: (key: string, options?: { _?: string }) => options?._ ?? key,
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
  setPageLanguage(locale);
  await act(async () => {
    render(
      <CoreAdminContext i18nProvider={i18nProvider}>
        <RegistryProvider registry={registry} texts={{ ensureArea: () => ready }} fallback={null}>
          <DatePick control={control} value="2024-10-05" onDate={() => undefined} />
        </RegistryProvider>
      </CoreAdminContext>,
    );
  });
  const box = document.querySelector('[data-shown]');
  const signs = [
    ...(box?.querySelectorAll('.MuiPickersInputBase-sectionContent, .MuiPickersInputBase-sectionAfter') ?? []),
  ];
  expect(
    signs
      .map((sign) => sign.textContent)
      .join('')
      .replace(/[\u2066-\u2069]/g, ''),
  ).toBe(typed);
  expect(box?.getAttribute('data-shown')).toBe(shown);
  setPageLanguage('en');
});
