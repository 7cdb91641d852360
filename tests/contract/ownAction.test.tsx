import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, testBackend } from '@mocks/testing';
import { seedMenus } from '@mocks/seed/seedMenus';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import RecordDetail from '@/crud/detail/RecordDetail';
import { PATH, renderAt } from '@/crud/testing/renderAt';
import { defineResource, section, text } from '@/dsl';
import type { Resource } from '@/schema';
import { lintResource } from '@/schema/lint';
import { callsOf } from '@/tools/describe/callsOf';
import { ping } from '../fixtures/schemas/lab/parts/ping/ping';

const device = (slow = 300) =>
  defineResource({
    name: 'test/device',
    api: { base: '/test/device', page: 'GET page', detail: 'GET detail', create: 'POST create' },
    fields: { code: text({ required: true }), note: text() },
    form: [section('basic', ['code', 'note'])],
    actions: { ping: { ...ping('GET ping', slow), enabled: { code: { ne: 'OFF' } } } },
  });

beforeAll(() =>
  Promise.all([
    import('@/crud/actions/dialogs/ActionDialogs'),
    import('../fixtures/schemas/lab/parts/ping/PingDialog'),
  ]),
);
afterEach(cleanup);

describe('a kind of action that the framework has never heard of', () => {
  const open = async (address: string) => {
    const resource = device();
    renderAt(<RecordDetail id="7" />, {
      resource,
      dataProvider: { getOne: async () => ({ data: { id: '7', code: 'C1' } }) } as never,
      at: address,
    });
    await screen.findByText('C1', { selector: 'dd *' });
  };

  it('stands beside a record, and draws what it is', async () => {
    await open(`${PATH}/7/show`);
    await userEvent.click(screen.getByRole('button', { name: /ping/ }));
    expect(await screen.findByText('Ping 7')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enough' }));
    await vi.waitFor(() => expect(screen.queryByText('Ping 7')).toBeNull());
  });

  it('is opened by an address, because it only reads', async () => {
    await open(`${PATH}/7/show?action=ping`);
    expect(await screen.findByText('Ping 7')).toBeTruthy();
  });

  it('checks what it was given, and its call', () => {
    const told = (resource: Resource) =>
      lintResource(resource, {}).flatMap(({ path, reason }) => (path.includes('actions.') ? [reason] : []));
    expect(told(device())).toEqual([]);
    expect(told(device(0))).toEqual(['Nothing is that slow.']);
    const misspelt = defineResource({
      name: 'test/device',
      api: '/test/device',
      fields: {},
      actions: { ping: ping('GETping' as 'GET ping', 1) },
    });
    expect(told(misspelt)).toEqual(['"GETping" is no method and path.']);
  });

  it('stands among the calls of the guide', () =>
    expect(callsOf(device())).toContainEqual(
      expect.objectContaining({ name: 'ping.ping', method: 'GET', path: '/test/device/ping', parameters: ['id'] }),
    ));

  it('is answered by the reference backend', async () => {
    const { call, token } = testBackend({
      extra: [device()],
      samples: false,
      modules: [
        {
          name: 'test',
          seed: (context) =>
            seedMenus(context, 'iot', [
              { router: 'd', name: '设备', nameEn: 'Devices', path: '/test/device', component: 'test/device' },
            ]),
        },
      ],
    });
    const admin = await token('admin@demo.energy');
    const id = at(await call('POST /test/device/create', { code: 'C1' }, admin), 'id');
    expect(await call('GET /test/device/ping', { id }, admin)).toMatchObject({ code: '0000', data: { time: 12 } });
    expect(at(await call('GET /test/device/detail', { id }, admin), 'note')).toBe('pinged');
    const off = at(await call('POST /test/device/create', { code: 'OFF' }, admin), 'id');
    expect(await call('GET /test/device/ping', { id: off }, admin)).toMatchObject({ code: '4000' });
    expect(at(await call('GET /test/device/detail', { id: off }, admin), 'note')).not.toBe('pinged');
    expect(await call('GET /test/device/ping', { id })).not.toMatchObject({ code: '0000' });
  });
});
