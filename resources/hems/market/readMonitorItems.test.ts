import { expect, it } from 'vitest';
import { readMonitorItems } from './readMonitorItems';

it('reads what can be followed', () => {
  const raw = {
    list: [
      {
        itemId: 7,
        name: 'NL',
        itemType: { code: 'area' },
        homeCount: '4',
        onlineCount: 3,
        gridPower: -1.5,
        subscribed: 1,
      },
      { name: 'no id' },
      null,
    ],
  };
  expect(readMonitorItems(raw)).toEqual([
    { id: '7', name: 'NL', type: 'area', homes: 4, online: 3, grid: -1.5, followed: true },
  ]);
  for (const none of [null, {}, { list: null }, 'x']) expect(readMonitorItems(none)).toEqual([]);
});
