import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { driveWaves, type Reading, type WavePorts } from './driveWaves';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const devices = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));

/** Devices that answer as the test says. */
function fleet() {
  const answers = new Map<string, Reading>();
  const told: string[] = [];
  const ports = {
    send: vi.fn(async (id: string) => {
      told.push(id);
      return id === 'b' ? 'Refused.' : undefined;
    }),
    read: vi.fn<WavePorts['read']>(async (ids) => ids.flatMap((id) => answers.get(id) ?? [])),
    silent: 'Nothing was heard.',
  };
  return { ports, told, says: (id: string, state: Reading['state']) => answers.set(id, { id, state }) };
}
const soon = () => vi.advanceTimersByTimeAsync(5000);

it('tells a wave, asks what became of it, and tells the next', async () => {
  const { ports, told, says } = fleet();
  const drive = driveWaves({ devices, size: 2, limit: 60 }, ports);
  await soon();
  expect(told).toEqual(['a', 'b']);
  expect(drive.get().devices[1]).toMatchObject({ state: 'failed', reason: 'Refused.' });
  says('a', 'upgrading');
  await soon();
  expect([drive.get().devices[0]?.state, told.length]).toEqual(['upgrading', 2]);
  says('a', 'succeeded');
  await soon();
  await soon();
  expect(told).toEqual(['a', 'b', 'c', 'd']);
  says('c', 'succeeded');
  says('d', 'succeeded');
  await soon();
  expect(drive.get().status).toBe('done');
  const request = ports.read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ports.read).toHaveBeenCalledTimes(request);
});

it('pauses when nobody can be asked, blames no device, and goes on when it is told to', async () => {
  const { ports, told } = fleet();
  ports.send.mockRejectedValueOnce(new Error('no network'));
  const drive = driveWaves({ devices, size: 1, limit: 0 }, ports);
  await soon();
  expect([drive.get().status, drive.get().devices[0]?.state, String(drive.trouble())]).toEqual([
    'paused',
    'waiting',
    'Error: no network',
  ]);
  drive.dispatch({ type: 'resume' });
  await soon();
  expect([told, drive.get().status, drive.trouble()]).toEqual([['a'], 'running', undefined]);
});

it('asks what became of a device that may have been told, and does not tell it again', async () => {
  const { ports, told, says } = fleet();
  ports.send.mockImplementationOnce(async (id) => {
    told.push(id);
    throw new WireError({ kind: 'timeout', messageKey: 'errors.timeout', unclear: true });
  });
  const drive = driveWaves({ devices, size: 1, limit: 0 }, ports);
  await soon();
  expect([drive.get().status, drive.get().devices[0]?.state]).toEqual(['paused', 'sent']);
  says('a', 'succeeded');
  drive.dispatch({ type: 'resume' });
  await soon();
  expect([told[0], told.filter((id) => id === 'a').length, drive.get().devices[0]?.state]).toEqual([
    'a',
    1,
    'succeeded',
  ]);
});

it('pauses when devices cannot be watched, and watches on', async () => {
  const { ports, says } = fleet();
  const drive = driveWaves({ devices, size: 1, limit: 0 }, ports);
  ports.read.mockRejectedValueOnce(new Error('no network'));
  await soon();
  expect(drive.get().status).toBe('paused');
  says('a', 'succeeded');
  await soon();
  expect([drive.get().devices[0]?.state, drive.get().status, drive.trouble()]).toEqual([
    'succeeded',
    'paused',
    undefined,
  ]);
});

it('gives a device up of which nothing is heard', async () => {
  const { ports } = fleet();
  const drive = driveWaves({ devices: devices.slice(0, 1), size: 1, limit: 0 }, ports);
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(drive.get().devices[0]).toMatchObject({ state: 'failed', reason: 'Nothing was heard.' });
});

it('is over when it is ended', async () => {
  const { ports } = fleet();
  const drive = driveWaves({ devices, size: 4, limit: 0 }, ports);
  drive.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ports.read).not.toHaveBeenCalled();
});
