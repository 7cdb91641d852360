import { expect, it } from 'vitest';
import { decodeRecord } from '@/schema';
import { command, type Command } from '@schemas/iot/command';
import { readingsOf } from './readingsOf';

const rows = (...wire: readonly object[]): Command[] =>
  wire.map((row, place) => decodeRecord(command, { id: `c${place}`, commandType: 'ota', ...row }));
const words = (status: string) => `words of ${status}`;

it('a device stands where its newest command stands', () => {
  const commands = rows(
    { deviceId: 'a', status: 'delivered' },
    { deviceId: 'a', status: 'failed' },
    { deviceId: 'b', status: 'success' },
    { deviceId: 'c', status: 'failed', response: 'It is offline.' },
    { deviceId: 'd', status: 'timeout' },
  );
  expect(readingsOf(['a', 'b', 'c', 'd', 'e'], commands, new Set(), words)).toEqual([
    { id: 'a', state: 'upgrading' },
    { id: 'b', state: 'succeeded' },
    { id: 'c', state: 'failed', reason: 'It is offline.' },
    { id: 'd', state: 'failed', reason: 'words of timeout' },
  ]);
});

it('what was sent before does not count, and a state nobody knows is under way', () => {
  const commands = rows(
    { deviceId: 'a', status: 'success' },
    { deviceId: 'b', status: { code: 'installing', desc: 'Installing' } },
  );
  expect(readingsOf(['a', 'b'], commands, new Set(['c0']), words)).toEqual([{ id: 'b', state: 'upgrading' }]);
});
