import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '@/data/testing/fakeServer';
import { CustomerContext } from '../CustomerContext';
import { useAlarmPopups } from './useAlarmPopups';

const CUSTOMER = { id: '7', zone: 'Europe/Amsterdam', today: '2026-10-15' };
const alarm = (id: number) => ({
  id,
  time: `2026-10-15 12:00:${String(id).padStart(2, '0')}`,
  remark: `Alarm ${id}`,
  alarmSeverity: { code: 1, desc: 'High' },
});
const HOUR = 3_600_000;

/** The window is behind others, or in front again. */
const look = (away: boolean) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(away ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-15T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watch() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <CustomerContext value={CUSTOMER}>{children}</CustomerContext>
    </QueryClientProvider>
  );
  return renderHook(() => useAlarmPopups(true), { wrapper });
}

it('fault 111: an alarm that is told at every question pops up once', async () => {
  const requests = fakeServer({ monitor: () => [alarm(1), alarm(2)] });
  const { result } = watch();
  await pass(5_000);
  // covers HE-394, HE-395, HE-396
  expect(result.current.popups.map(({ time, severityText, remark }) => [time, severityText, remark])).toEqual([
    ['2026-10-15 12:00:01', 'High', 'Alarm 1'],
    ['2026-10-15 12:00:02', 'High', 'Alarm 2'],
  ]);
  await pass(60_000);
  expect(requests.length).toBeGreaterThan(5);
  expect(result.current.popups).toEqual([]);
});

it('fault 111: an hour in a hidden window asks nothing, and its end once; of the forty that came five are shown', async () => {
  let came = [alarm(1)];
  const requests = fakeServer({ monitor: () => came });
  const { result } = watch();
  await pass(5_000);
  await look(true);
  const before = requests.length;
  came = Array.from({ length: 40 }, (_, at) => alarm(at + 1));
  await pass(HOUR);
  expect(requests).toHaveLength(before);
  await look(false);
  await pass(5_000);
  expect(requests).toHaveLength(before + 1);
  expect(result.current.popups.map(({ id }) => id)).toEqual(['36', '37', '38', '39', '40']);
});
