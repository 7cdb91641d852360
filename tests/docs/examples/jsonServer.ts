import { dateTime, defineResource, enumeration, number, reference, service, text } from '@/dsl';

const ev = service('/ev', {
  wire: {
    envelope: false,
    paging: { pageNum: '_page', pageSize: '_limit', total: { header: 'X-Total-Count' } },
    sort: { field: '_sort', order: '_order' },
    ids: 'id',
    dates: 'iso',
    cleared: 'absent',
  },
});

const calls = {
  page: 'GET .',
  detail: 'GET {id}',
  create: 'POST .',
  edit: 'PATCH {id}',
  delete: 'DELETE {id}',
  id: { name: 'id', wireAs: 'number' },
} as const;

export const site = defineResource({
  name: 'ev/site',
  api: ev('sites', calls),
  fields: { name: text({ required: true }), city: text() },
  list: { filters: [{ field: 'name', params: 'name_like' }] },
});

export const charger = defineResource({
  name: 'ev/charger',
  api: ev('chargers', calls),
  fields: {
    name: text({ required: true }),
    site: reference('ev/site', { wire: 'siteId', wireAs: 'number' }),
    state: enumeration(['free', 'busy', 'faulted']),
    power: number({ unit: 'kW' }),
  },
  list: { filters: [{ field: 'name', params: 'name_like' }, 'site', 'state'] },
});

export const session = defineResource({
  name: 'ev/session',
  api: ev('sessions', calls),
  fields: {
    charger: reference('ev/charger', { wire: 'chargerId', wireAs: 'number' }),
    startedAt: dateTime(),
    energy: number({ unit: 'kWh', decimals: 1 }),
  },
  list: { filters: ['charger'] },
});
