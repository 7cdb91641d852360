import { expect, it } from 'vitest';
import { dateTime, defineResource, range, service, text } from '@/dsl';
import { encodeFilters, encodeRecord } from '../codec';
import { serviceWire } from './serviceWire';

const api = service('/wired', {
  wire: {
    dates: 'iso',
    cleared: 'absent',
    sort: { field: 'sort', order: '-' },
    paging: { pageNum: 'p', list: 'rows' },
  },
});
const thing = defineResource({
  name: 'test/wired',
  api: api('thing', {
    page: 'GET page',
    options: { call: 'GET list', names: { pageNum: 'number' } },
    edit: 'POST edit',
  }),
  fields: { name: text(), note: text(), at: dateTime({ future: true }), timeZone: text() },
  list: { filters: [range('at', { params: ['from', 'to'] })] },
});

it('is that of the longest path, and of no path that only begins alike', () => {
  service('/wired/deep', { wire: { success: 1 } });
  expect(serviceWire('/wired/thing/page')?.dates).toBe('iso');
  expect(serviceWire('/wired/deep/page')).toEqual({ success: 1 });
  expect([serviceWire('/wiredness/x'), serviceWire('/account/v3/web/tenant/page')]).toEqual([undefined, undefined]);
});

it('names pages, where a call does not name them itself', () => {
  expect(thing.call('page')).toMatchObject({
    path: '/wired/thing/page',
    names: { pageNum: 'p' },
    shape: { list: 'rows' },
  });
  expect(thing.call('options')?.names).toEqual({ pageNum: 'number' });
  expect(thing.api.sort).toEqual({ field: 'sort', order: '-' });
});

it('sends times with the offset of their zone, and leaves out what was cleared', () => {
  const values = { name: 'x', note: '', at: '2026-07-01 08:00:00', timeZone: 'Asia/Kolkata' };
  expect(encodeRecord(thing, values, 'edit')).toEqual({
    name: 'x',
    at: '2026-07-01T08:00:00+05:30',
    timeZone: 'Asia/Kolkata',
  });
  expect(encodeFilters(thing, { at: ['2026-07-01 00:00:00', ''] })).toEqual({
    from: expect.stringMatching(/^2026-07-01T00:00:00[+-]\d\d:\d\d$/),
  });
});
