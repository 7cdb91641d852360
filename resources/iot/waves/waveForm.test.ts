import { expect, it, vi } from 'vitest';
import { checkFields } from '@/schema';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import type { Device } from '@schemas/iot/device';
import { loadDevices } from './loadDevices';
import { editableFields, waveSize } from './waveFields';

it('devices are asked for only where not all are taken, and a percentage is one', () => {
  expect(Object.keys(editableFields({ which: 'all', sizeUnit: 'devices' }))).not.toContain('deviceIds');
  const answers = { which: 'chosen', sizeUnit: 'percent', size: 101, limit: 101, deviceIds: [] };
  expect(Object.keys(checkFields(editableFields(answers), answers))).toEqual(['deviceIds', 'size', 'limit']);
});

it('a wave has at least one device', () => {
  expect([waveSize('percent', 10, 95), waveSize('percent', 1, 5), waveSize('devices', 20, 5)]).toEqual([10, 1, 20]);
});

it('devices come page by page; what runs the version already, is another product or is away is left out', async () => {
  const of = (id: string, productId: string, firmwareVersion: string | null, networkStatus: 0 | 1): Device => ({
    id,
    name: id,
    sn: id,
    productId,
    firmwareVersion,
    networkStatus,
  });
  const rows = [
    of('a', 'p', '1.0', 1),
    of('b', 'p', '2.0', 1),
    of('c', 'q', '1.0', 1),
    of('d', 'p', null, 0),
    of('e', 'p', null, 1),
  ];
  const getList = vi.fn(async (_: string, { pagination }: { readonly pagination: { readonly page: number } }) => ({
    data: rows.slice((pagination.page - 1) * 2, pagination.page * 2),
    total: rows.length,
  }));
  const provider = { getList } as unknown as ConsoleDataProvider;
  const ids = async (onlineOnly: boolean, only?: readonly string[]) =>
    (
      await loadDevices(provider, 'devices', {
        firmware: { productId: 'p', version: '2.0' },
        onlineOnly,
        ...(only && { ids: only }),
      })
    ).map(({ id }) => id);
  expect(await ids(true)).toEqual(['a', 'e']);
  expect(getList).toHaveBeenCalledTimes(3);
  expect(await ids(false)).toEqual(['a', 'd', 'e']);
  expect(await ids(false, ['d', 'b'])).toEqual(['d']);
});
