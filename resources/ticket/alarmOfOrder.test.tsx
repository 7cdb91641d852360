import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '@/crud/testing/renderAt';
import { workOrder } from '@schemas/ticket/work-order';
import { AlarmLink } from './AlarmLink';

afterEach(cleanup);

const WORDS = 'resources.ticket/work-order.openAlarm';
const alarm = { id: '7', deviceId: 'd', name: 'Overheated', alarmTime: '2026-11-28 09:00:00' };

/** The alarm of an order, where one of the lists has it; tells which were asked. */
function open(has: string | undefined, menus: readonly string[]): string[] {
  const requests: string[] = [];
  renderAt(<AlarmLink value="7" />, {
    resource: workOrder,
    menus: Object.fromEntries(menus.map((menu) => [menu, []])),
    dataProvider: {
      getOne: async (name: string) => {
        requests.push(name);
        if (has === undefined || !name.endsWith(has)) throw new Error('There is none.');
        return { data: alarm };
      },
    } as never,
  });
  return requests;
}

it('an order leads back to the alarm it was made of, whichever list has it', async () => {
  const requests = open('cloud/alarm', ['cloud/alarm', 'iot/alarm', 'pv/alarm']);
  expect((await screen.findByRole('link', { name: WORDS })).getAttribute('href')).toMatch(/\/7\/show$/);
  expect(requests).toHaveLength(1);
});

it.each(['iot/alarm', 'pv/alarm'])('to the list of %s, which has no page of one', async (list) => {
  open(list, ['cloud/alarm', 'iot/alarm', 'pv/alarm']);
  const href = (await screen.findByRole('link', { name: WORDS })).getAttribute('href') ?? '';
  const filter: unknown = JSON.parse(new URL(href, 'http://localhost').searchParams.get('filter') ?? '');
  const alarmTime = ['2026-11-28 00:00:00', '2026-11-28 23:59:59'];
  expect(filter).toEqual({ deviceId: 'd', name: 'Overheated', alarmTime });
});

it('names it where no list has it, and asks none that is not granted', async () => {
  const requests = open(undefined, ['iot/alarm']);
  expect(await screen.findByText('7')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: WORDS })).toBeNull());
  expect(requests).toEqual([expect.stringContaining('iot/alarm')]);
});
