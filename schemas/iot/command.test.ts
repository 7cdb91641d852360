import { expect, it } from 'vitest';
import { decodeRecord, encodeFilters } from '@/schema';
import { alarm } from './alarm';
import { command } from './command';

it('asks for commands by the states of the cloud, and reads other names of them', () => {
  const states = ['sending', 'success', 'failed', 'timeout'];
  expect(states.map((status) => encodeFilters(command, { status }))).toEqual(states.map((status) => ({ status })));
  expect(
    ['sent', 'answered', 'fail', { code: 'success', desc: '成功' }].map(
      (status) => decodeRecord(command, { id: 1, status }).status,
    ),
  ).toEqual(['sending', 'success', 'failed', 'success']);
});

it('tells of an alarm what to do about it, and when and by whom it was reset', () => {
  const told = { suggestion: '检查风机', resetTime: '2026-10-01 08:00:00', resetUser: { id: 7, name: 'Li' } };
  expect(decodeRecord(alarm, { id: 1, status: 'reset', ...told })).toMatchObject({
    status: 'reset',
    suggestion: '检查风机',
    resetTime: '2026-10-01 08:00:00',
    resetUser: '7',
  });
  expect(alarm.detail.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(Object.keys(told)));
});
