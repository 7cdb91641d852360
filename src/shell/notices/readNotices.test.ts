import { expect, it } from 'vitest';
import { readNotices } from './readNotices';

it('reads messages, whatever is missing from them', () =>
  expect(
    readNotices({
      list: [
        {
          id: 1,
          title: 'Outage',
          type: { code: 'alarm', desc: '告警' },
          sendTime: '2026-03-01 10:00:00',
          readStatus: 'unread',
        },
        {
          id: 'b',
          content: 'Words alone',
          type: 'order',
          createTime: '2026-03-02 10:00:00',
          readStatus: { code: 'read' },
        },
        { title: 'no id' },
        null,
      ],
    }),
  ).toEqual([
    { id: '1', title: 'Outage', type: 'alarm', typeText: '告警', time: '2026-03-01 10:00:00', read: false },
    { id: 'b', title: 'Words alone', type: 'order', typeText: '', time: '2026-03-02 10:00:00', read: true },
  ]));

it.each([[null], [{ list: null }], ['x'], [{}]])('has none in %j', (answer) => expect(readNotices(answer)).toEqual([]));
