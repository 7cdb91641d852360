import { expect, test } from 'vitest';
import { readHomeGroups } from './readHomeGroups';

// covers H-032
test.each([
  [[{ id: 7, desc: 'North' }], [{ id: '7', desc: 'North', homes: undefined }]],
  [
    { list: [{ id: '7', name: 'North', resources: [{ resourceId: 1 }, { stationId: '2' }, '3', null] }] },
    [{ id: '7', desc: 'North', homes: new Set(['1', '2', '3']) }],
  ],
  [[{ desc: 'no id' }, { id: '8' }, null], [{ id: '8', desc: '8', homes: undefined }]],
  [{ list: null }, []],
  [null, []],
])('%j', (raw, groups) => expect(readHomeGroups(raw)).toEqual(groups));
