import { describe, expect, it } from 'vitest';
import { arrivedSince, countText, latestFirst, unreadOf, type Notice } from './notice';

const notice = (id: string, time: string, read = false): Notice => ({
  id,
  time,
  read,
  tag: 'Alarm',
  tone: 'error',
  description: `Description ${id}`,
});
const notices = [
  notice('1', '2024-01-05 10:00:00'),
  notice('2', '2024-01-06 09:00:00', true),
  notice('3', '2024-01-06 10:00:00'),
];
const ids = (list: readonly Notice[]) => list.map(({ id }) => id).join(' ');

// covers FS-020, HS-038, FE-105..FE-107
describe('notifications', () => {
  it('are sorted by time, the latest first', () => expect(ids(latestFirst(notices))).toBe('3 2 1'));
  it('are counted while unread', () => expect(ids(unreadOf(notices))).toBe('1 3'));
  it('pop up when they are new and unread', () => {
    expect(ids(arrivedSince(new Set(['1']), notices))).toBe('3');
    expect(ids(arrivedSince(new Set(['1', '2', '3']), notices))).toBe('');
  });
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('%i is counted as %j', (count, text) => expect(countText(count)).toBe(text));
});
