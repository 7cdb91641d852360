import { configureWire } from '@/api';
import { defineResource, enumeration, reference, service, text } from '@/dsl';

/**
 * Paths, methods and names of another backend
 *
 * `{id}` in a path is filled in; `names` renames parameters, `wire` a field, `idName` the id that is sent.
 */
export const depot = service('/depot/v2');
export const renamed = defineResource({
  name: 'depot/box',
  api: depot('boxes', {
    page: { call: 'GET .', names: { pageNum: 'page', pageSize: 'size' } },
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
  }),
  fields: { name: text({ required: true, wire: 'boxName', aliases: ['title'] }) },
});

/**
 * Records below another
 *
 * `list.of` names the field with the record above; the list begins with choosing it. Where paths of single records name
 * it, too, it is part of their ids: inside the console an id is `hall~7`, on the wire `hall` and `7` stand in their
 * places, and rows need not say where they are. What stands below the same record is referred to with `of`.
 */
export const hall = defineResource({
  name: 'depot/hall',
  api: depot('halls', { page: 'GET .', detail: 'GET {id}' }),
  fields: { name: text() },
});
export const shelf = defineResource({
  name: 'depot/shelf',
  api: depot('halls/{hall}/shelves', {
    page: 'GET .',
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
  }),
  fields: {
    hall: reference('depot/hall', { required: true, fixed: true }),
    name: text({ required: true }),
    besideId: reference('depot/shelf', { of: 'hall' }),
  },
  list: { of: 'hall' },
  actions: { empty: { on: 'row', call: 'POST {id}/empty', confirm: true } },
});

/**
 * Records below one that stands below another
 *
 * Paths name both, the field and its id hold both, and the page begins with choosing the first, then the second.
 */
export const lent = defineResource({
  name: 'depot/box',
  api: depot('halls/{hall}/shelves/{shelf}/boxes', { page: 'GET .', detail: 'GET {id}', create: 'POST .' }),
  fields: {
    shelf: reference('depot/shelf', { required: true, fixed: true }),
    name: text({ required: true }),
  },
  list: { of: 'shelf' },
});

/**
 * Codes that the wire writes differently
 */
export const coded = defineResource({
  name: 'depot/lamp',
  api: '/depot/lamp',
  fields: { state: enumeration([1, 0], { codeAliases: { enabled: 1, disabled: 0 }, tones: { 1: 'success' } }) },
});

/**
 * Rows of another shape
 *
 * `read` changes a row before its fields are decoded.
 */
export const reshaped = defineResource({
  name: 'depot/sensor',
  api: { base: '/depot/sensor', page: 'GET page', read: (row) => ({ ...row, ...(row.info as object) }) },
  fields: { name: text() },
});

/**
 * A foreign service beside the platform's
 *
 * Envelope, pages, times and order of every call below a path; [backend.md](backend.md) has all parts.
 */
export const charging = service('/charging', {
  wire: {
    envelope: { code: 'status', data: 'result' },
    success: 200,
    paging: { list: 'rows', total: 'count' },
    dates: 'iso',
    sort: { field: 'sort', order: '-' },
  },
});
export const foreign = defineResource({
  name: 'depot/dock',
  api: charging('dock'),
  fields: { name: text({ required: true }) },
});

/**
 * Another envelope
 *
 * Once, in `src/main.tsx`, before the first call; [backend.md](backend.md) has a whole server.
 */
export const foreignWire = () => configureWire({ successCode: '200', platformPrefix: '/api' });
