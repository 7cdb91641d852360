import { dateTime, defineMeasures, defineResource, enumeration, range, text } from '@/dsl';

/**
 * A range of days, several values, 'is not'
 *
 * Parameters of a range are `begin…` and `end…` unless `params` names them.
 */
export const filtered = defineResource({
  name: 'depot/event',
  api: '/depot/event',
  fields: { level: enumeration([1, 2, 3]), time: dateTime({ readOnly: true }) },
  list: {
    filters: [
      { field: 'level', many: true, join: ',', not: 'levelNot' },
      range('time', { params: ['from', 'to'], maxSpan: '31 days' }),
    ],
  },
});

/**
 * One box that searches several fields
 */
export const searched = defineResource({
  name: 'depot/person',
  api: '/depot/person',
  fields: { name: text({ required: true }), code: text() },
  list: { search: { param: 'keyword', in: ['name', 'code'] }, sort: { field: 'name', order: 'asc' } },
});

/**
 * A list that refreshes itself
 *
 * Ticks, scroll, focus and an open editor stay. A report has `refresh`, and so has each of its blocks.
 */
export const refreshed = defineResource({
  name: 'depot/state',
  api: '/depot/state',
  fields: { name: text(), state: enumeration(['on', 'off'], { tones: { on: 'success', off: 'neutral' } }) },
  list: { refresh: '30 s', pageSize: 50 },
});

/**
 * Figures above a list
 *
 * Asked with the list's filters. What they are called stands under `measures` in `locales/measures`, or in the area's
 * own files.
 */
export const summed = defineResource({
  name: 'depot/plant',
  api: '/depot/plant',
  fields: { name: text({ required: true }) },
  measures: defineMeasures({ generation: { unit: 'kWh', tone: 'solar' }, online: { unit: '' } }),
  list: { filters: ['name'], summary: { call: 'POST general', show: ['generation', 'online'] } },
});

/**
 * A list of other records as a tab of a record
 *
 * `by` is their filter and our field; there for whoever has the menu of theirs. Label:
 * `resources.<name>.related.devices`.
 */
export const related = defineResource({
  name: 'depot/station',
  api: '/depot/station',
  fields: { name: text({ required: true }) },
  related: { devices: { resource: 'iot/device', by: { stationId: 'id' } } },
});

/**
 * Edit in the row, and in many rows at once
 */
export const edited = defineResource({
  name: 'depot/shelf',
  api: '/depot/shelf',
  fields: { name: text({ required: true }), note: text({ max: 60 }) },
  list: { inline: ['note'], bulk: ['note'] },
});
