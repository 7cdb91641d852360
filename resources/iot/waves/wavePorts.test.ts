import { expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { decodeRecord } from '@/schema';
import { command } from '@schemas/iot/command';
import type { Device } from '@schemas/iot/device';
import { wavePorts } from './wavePorts';

const device: Device = { id: 'a', name: 'A', sn: 'A', productId: 'p' };

/** A list of commands that grows, newest first, and the upgrade call. */
function backend() {
  const rows: object[] = [{ id: '1', deviceId: 'a', commandType: 'ota', status: 'success' }];
  const action = vi.fn(async (_path: string, _params: object) => ({ data: { answer: null } }));
  const provider = {
    action,
    getList: async () => ({ data: rows.map((row) => decodeRecord(command, row)), total: rows.length }),
  } as unknown as ConsoleDataProvider;
  const ports = wavePorts({
    provider,
    devicePath: 'devices',
    commandPath: 'commands',
    devices: [device],
    firmwareId: 'f',
    translate: (key) => key,
  });
  return { rows, action, ports };
}

it('a device is told by the upgrade call, and its newest command says what became of it', async () => {
  const { rows, action, ports } = backend();
  const { send, read } = await ports;
  expect(await send('a')).toBeUndefined();
  expect(action).toHaveBeenCalledWith('devices', {
    key: 'otaUpgrade',
    record: device,
    values: { firmwareId: 'f' },
    quiet: true,
  });
  expect(await read(['a'])).toEqual([]); // the command of before does not count
  rows.unshift({ id: '2', deviceId: 'a', commandType: 'ota', status: 'failed', response: 'No space.' });
  expect(await read(['a'])).toEqual([{ id: 'a', state: 'failed', reason: 'No space.' }]);
  await send('a');
  expect(await read(['a'])).toEqual([]); // nor does the failure once it is told again
});

it("a refusal is the device's, anything else is not", async () => {
  const { action, ports } = backend();
  const { send } = await ports;
  action.mockRejectedValueOnce(
    new WireError({ kind: 'business', messageKey: 'errors.backend', serverText: 'An upgrade is under way.' }),
  );
  expect(await send('a')).toBe('An upgrade is under way.');
  action.mockRejectedValueOnce(
    new WireError({
      kind: 'business',
      messageKey: 'errors.backend',
      validationErrors: { firmwareId: 'It is of another product.' },
    }),
  );
  expect(await send('a')).toBe('It is of another product.');
  action.mockRejectedValueOnce(new WireError({ kind: 'unauthorized', messageKey: 'errors.session' }));
  await expect(send('a')).rejects.toThrow();
});
