import { dateTime, defineResource, enumeration, number, reference, service, text } from '@/dsl';

const ev = service('/ev');

export const site = defineResource({
  name: 'ev/site',
  api: ev('sites'),
  fields: { name: text({ required: true }), city: text() },
  list: { filters: ['name'] },
});

export const charger = defineResource({
  name: 'ev/charger',
  api: ev('chargers'),
  fields: {
    name: text({ required: true }),
    site: reference('ev/site', { wire: 'siteId' }),
    state: enumeration(['free', 'busy', 'faulted']),
    power: number({ unit: 'kW' }),
  },
  list: { filters: ['name', 'site', 'state'] },
});

export const session = defineResource({
  name: 'ev/session',
  api: ev('sessions'),
  fields: {
    charger: reference('ev/charger', { wire: 'chargerId' }),
    startedAt: dateTime(),
    energy: number({ unit: 'kWh', decimals: 1 }),
  },
  list: { filters: ['charger'] },
});
