import { expect, it } from 'vitest';
import { countStates, readCommands } from './readCommands';

const command = (resourceId: string, sendStatus: unknown) => ({
  id: resourceId,
  resourceId,
  sendStatus,
  targetPower: '12.5',
});

it('reads a page, a list, one alone, and nothing', () => {
  const rows = [command('a', 'success'), null, command('b', { code: 'failed', desc: '失败' })];
  expect(readCommands({ list: rows }).map(({ sendStatus }) => sendStatus)).toEqual(['success', 'failed']);
  expect(readCommands(rows)).toHaveLength(2);
  expect(readCommands(command('a', 'sending'))).toHaveLength(1);
  expect([readCommands(null), readCommands({ list: null }), readCommands({})]).toEqual([[], [], []]);
});

it('counts what it does not know as not sent', () => {
  expect(
    countStates(
      readCommands([command('a', 'success'), command('b', 'new'), command('c', null), command('d', 'failed')]),
    ),
  ).toEqual({
    success: 1,
    failed: 1,
    sending: 0,
    unsent: 2,
  });
});
