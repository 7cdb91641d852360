import { dateTime, defineResource, enumeration, number, reference, service, text } from '@/dsl';

const ev = service('/ev', { wire: { format: 'hal', dates: 'iso' } });

const calls = {
  page: 'GET .',
  detail: 'GET {id}',
  create: 'POST .',
  edit: 'PATCH {id}',
  delete: 'DELETE {id}',
} as const;

export const site = defineResource({
  name: 'ev/site',
  api: ev('sites', calls),
  fields: { name: text({ required: true }), city: text() },
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
  list: { filters: ['site', 'state'] },
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
