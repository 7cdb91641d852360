import { expect, test } from 'vitest';
import { readHomes } from './findHomes';

test.each([
  // covers HR-173, HE-325, HE-326
  [[{ id: 3, name: 'Site three' }], [{ id: '3', name: 'Site three', detail: '3' }]],
  // covers HE-327, HE-328
  [[{ siteId: 4, siteName: 'Site four' }], [{ id: '4', name: 'Site four', detail: '4' }]],
  [
    { list: [{ stationId: '9007199254740993', name: 'Lindenhof', city: 'Utrecht' }], totalSize: '1' },
    [{ id: '9007199254740993', name: 'Lindenhof', detail: 'Utrecht' }],
  ],
  [[{ id: 7 }, { name: 'of nothing' }, null], [{ id: '7', name: '7', detail: '7' }]],
  [{ list: null }, []],
  ['<html>', []],
])('%j', (raw, homes) => expect(readHomes(raw)).toEqual(homes));
