import { expect, test } from 'vitest';
import { readHomes } from './findHomes';

test.each([
  [{ list: [{ stationId: '9007199254740993', name: 'Lindenhof', city: 'Utrecht' }], totalSize: '1' }, [{ id: '9007199254740993', name: 'Lindenhof', detail: 'Utrecht' }]],
  [[{ id: 7 }, { name: 'of nothing' }, null], [{ id: '7', name: '7', detail: '7' }]],
  [{ list: null }, []],
  ['<html>', []],
])('%j', (raw, homes) => expect(readHomes(raw)).toEqual(homes));
