import { dateTime, defineResource, enumeration, number, reference, service, text } from '@/dsl';

const ev = service('/ev', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'size', list: 'items', total: 'total' },
    sort: { field: 'order_by', order: '-' },
    ids: 'id',
    dates: 'iso',
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
  list: { filters: [{ field: 'name', params: 'name__ilike' }] },
});

export const charger = defineResource({
  name: 'ev/charger',
  api: ev('chargers', calls),
  fields: {
    name: text({ required: true }),
    site: reference('ev/site', { wire: 'site_id', wireAs: 'number' }),
    state: enumeration(['free', 'busy', 'faulted']),
    power: number({ unit: 'kW' }),
  },
  list: { filters: [{ field: 'name', params: 'name__ilike' }, 'site', 'state'] },
});

export const session = defineResource({
  name: 'ev/session',
  api: ev('sessions', calls),
  fields: {
    charger: reference('ev/charger', { wire: 'charger_id', wireAs: 'number' }),
    startedAt: dateTime({ wire: 'started_at' }),
    energy: number({ unit: 'kWh', decimals: 1 }),
  },
  list: { filters: ['charger'] },
});
