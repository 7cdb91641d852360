import { computed, dateTime, defineMeasures, defineResource, enumeration, number, range, reference, text } from '@/dsl';

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
 * Rows that change as their records do
 *
 * Server-sent events are asked for with the token and language of any call. An event with a record, or a part of one,
 * changes its row; one with an id alone asks for the list again, the more seldom the more happens. Nothing changes
 * under a dialog or an editor, and whoever reads can hold it. The stream is closed while nobody looks and goes on after
 * `Last-Event-ID`. A cloud without the call is asked once in a session; `refresh` counts there. A WebSocket is
 * `live: { ws: '/depot/v1/socket', token: { message: 'token' } }`.
 */
export const heard = defineResource({
  name: 'depot/gate',
  api: '/depot/gate',
  fields: { name: text(), state: enumeration(['open', 'closed'], { tones: { open: 'success', closed: 'neutral' } }) },
  list: { live: { call: 'GET events', event: 'change', by: 'gateId' }, refresh: '1 min' },
});

/**
 * Fields that each tenant has for itself
 *
 * The call answers `[{name, type, label, labelEn, required, codes, …}]` for whoever asks; their values stand in `extra`
 * of each record. They are columns that can be chosen, filters, a section of form and detail, and are checked as they
 * say. A name that the schema has is left alone, a type that nobody knows is a text. A cloud without the call is asked
 * once in a session.
 */
export const extended = defineResource({
  name: 'depot/tool',
  api: '/depot/tool',
  fields: { name: text({ required: true }) },
  ownFields: { call: 'GET fields', at: 'extra' },
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
 * Who changed what: the audit of a record
 *
 * The changes that the cloud keeps are a resource that no menu leads to, listed on the record. What a workflow did is
 * told by its own `log`.
 */
export const change = defineResource({
  name: 'depot/change',
  api: { base: '/depot/change', page: 'GET page' },
  recordTitle: 'field',
  fields: {
    robotId: reference('depot/robot', { readOnly: true }),
    at: dateTime({ readOnly: true, seconds: true }),
    by: text({ readOnly: true }),
    field: text({ readOnly: true }),
    before: text({ readOnly: true }),
    after: text({ readOnly: true }),
  },
  list: { filters: ['robotId'], sort: { field: 'at', order: 'desc' } },
});
export const audited = defineResource({
  name: 'depot/robot',
  api: '/depot/robot',
  fields: { name: text({ required: true }) },
  related: { changes: { resource: 'depot/change', by: { robotId: 'id' }, menu: false } },
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

/**
 * Rows in color by a rule
 *
 * Of several rules that hold the first of `error`, `warning`, `success`, `info` counts. The edge of the row is marked
 * in color and by its line; what it means is read out: `resources.<name>.tones.<tone>`.
 */
export const marked = defineResource({
  name: 'depot/stock',
  api: '/depot/stock',
  fields: { name: text({ required: true }), count: number({ min: 0 }), state: enumeration(['free', 'locked']) },
  list: { tone: { error: { count: 0 }, warning: { count: { lt: 5 }, state: 'free' } } },
});

/**
 * Rows that open in the list
 *
 * More fields of the record; `expand: { related: 'devices' }` is the list or the figures of one of its tabs, for
 * whoever may open that tab.
 */
export const opened = defineResource({
  name: 'depot/delivery',
  api: '/depot/delivery',
  fields: { name: text({ required: true }), address: text(), note: text({ multiline: true }) },
  list: { columns: ['name'], expand: { fields: ['address', 'note'] } },
});

/**
 * Groups that are offered ready-made
 *
 * People group every list by a column of few values, by the day or by the month, from its menu of columns. What is
 * asked for often stands among the views, one press away: its words are `groups.<key>`. Groups count the rows that are
 * there; columns that add up (`sum`) have sub-totals.
 */
export const grouped = defineResource({
  name: 'depot/repair',
  api: '/depot/repair',
  fields: { name: text({ required: true }), state: enumeration(['open', 'done']), time: dateTime() },
  list: {
    columns: ['name', 'state', 'time'],
    groups: { monthly: { by: ['time.month', 'state'], sort: { field: 'time', order: 'desc' } } },
  },
});

/**
 * A column that is computed, and its sum
 *
 * A number where it has `unit`, `measure` or `decimals`: the named numbers of the record make it, and it is nothing
 * while one of them is missing. A function of the whole record makes texts. It is never sent, so that no list is
 * filtered by it; a list that is here as a whole (`pages: false`) is sorted by it.
 */
export const computedColumns = defineResource({
  name: 'depot/order-line',
  api: '/depot/orderLine',
  fields: {
    name: text({ required: true }),
    price: number({ decimals: 2, unit: 'money' }),
    count: number({ min: 1 }),
    total: computed(['price', 'count'], (price, count) => price * count, { unit: 'money', sum: true }),
    label: computed(({ name, count }) => `${String(count)} × ${String(name)}`),
  },
  list: { columns: ['label', 'price', 'count', 'total'] },
});
