// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, setWireHeaders, WireError } from '@/api';
import {
  checkField,
  encodeFields,
  encodeRecord,
  isAsked,
  isEmpty,
  isRequired,
  isTurnOf,
  matches,
  rulesOf,
  sentFields,
  type AnyRecord,
  type AnyValues,
  type CallName,
  type Resource,
} from '@/schema';
import { brokenValue } from './brokenValue';
import { OPEN_CALLS, specialAnswers } from './samples';
import { contractResources, signIn, type SignedIn } from './signedIn';
import { sampleValues, validRecord } from './validRecord';

const CALLS: readonly CallName[] = ['page', 'tree', 'detail', 'create', 'edit', 'delete', 'deleteMany', 'export', 'options', 'validate'];
/** Rules that nothing breaks under some options: a single picture is always at most one. */
const UNBREAKABLE = ['rowsMin', 'imageCount', 'fileCount', 'maxDecimals'];
const ALL = { page: 1, perPage: 1000 };

let console: SignedIn;
beforeAll(async () => {
  console = await signIn('admin@demo.energy');
});
afterAll(() => {
  vi.unstubAllGlobals();
  setWireHeaders(() => ({ language: 'en' }));
});

/** The failure of calls that must not succeed. */
async function failure(calls: Promise<unknown>, what = 'the call'): Promise<WireError> {
  const error: unknown = await calls.then(() => undefined, (reason: unknown) => reason);
  expect(error, `${what} was not refused`).toBeInstanceOf(WireError);
  return error as WireError;
}

/** Names of the columns that a list lets a person sort by. */
function sortable(resource: Resource): string[] {
  if (resource.api.sort === false) return [];
  return resource.columns.flatMap(({ field: name, sortable: own }) => {
    const field = resource.fields[name];
    return field && !field.kind.derive && (own ?? field.options.sortable ?? field.kind.sortable) ? [name] : [];
  });
}

const holds = (own: unknown, wanted: unknown): boolean => {
  if (Array.isArray(own)) return [wanted].flat().some((one) => own.includes(one));
  return typeof wanted === 'string' ? String(own).toLowerCase().includes(wanted.toLowerCase()) : own === wanted;
};

/** Every call of a resource as one may try it: method, path, parameters. */
function callsOf(resource: Resource) {
  const usual = CALLS.flatMap((name) => resource.call(name) ?? []);
  const actions = Object.values(resource.actions).flatMap(({ call: spec, send }) => (spec ? [{ ...resource.resolve(spec), send }] : []));
  return [...usual.map((one) => ({ ...one, send: undefined })), ...actions].map(({ method, path, send }) => ({ method, path, params: { ...send } }));
}

describe.each(contractResources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const { fields } = resource;
  const name = () => console.nameOf(resource);
  const list = async (query: object = {}) => console.provider.getList(name(), { pagination: ALL, ...query });
  const create = async (values: AnyValues) => (await console.provider.create(name(), { data: values })).data as AnyRecord;
  const read = async (id: string) => (await console.provider.getOne(name(), { id })).data as AnyRecord;
  const made = async (seed: number) => {
    const values = await validRecord(console, resource, seed, 'create');
    return { values, id: (await create(values)).id };
  };
  const kept = (names: readonly string[]) => names.filter((one) => !fields[one]?.kind.sealed && !fields[one]?.options.createOnly);
  const lists = Boolean(resource.call('page') ?? resource.call('tree'));

  test.runIf(lists)('answers decoded rows, page by page, with their total', async () => {
    const { data, total } = await list();
    expect(data).toHaveLength(Math.min(ALL.perPage, total ?? 0));
    for (const record of data) {
      expect(record.id).toMatch(/./);
      const refused = Object.entries(fields).map(([own, field]) => [own, checkField(field, record[own], false)?.rule]);
      expect(refused.filter(([, rule]) => rule), `record ${record.id}`).toEqual([]);
    }
    const pages = await Promise.all([1, 2, 3].map((page) => list({ pagination: { page, perPage: 3 } })));
    expect(pages.map((one) => one.total)).toEqual([total, total, total]);
    expect(pages.flatMap((one) => one.data.map(({ id }) => id))).toEqual(data.slice(0, 9).map(({ id }) => id));
  });

  test.runIf(lists && sortable(resource).length > 0)('sorts every sortable column both ways', async () => {
    for (const field of sortable(resource)) {
      const [up, down] = await Promise.all(
        (['ASC', 'DESC'] as const).map(async (order) => (await list({ sort: { field, order } })).data.map((record) => record[field])),
      );
      const filled = up?.filter((value) => !isEmpty(value)) ?? [];
      expect(down?.filter((value) => !isEmpty(value)), field).toEqual(filled.toReversed());
      expect(up?.slice(filled.length).every(isEmpty) && down?.slice(filled.length).every(isEmpty), `${field}: empty values last`).toBe(true);
      if (filled.every((value) => typeof value === 'number')) expect(filled, field).toEqual(filled.toSorted((a, b) => a - b));
    }
  });

  test.runIf(lists && resource.filters.length > 0)('narrows by every filter', async () => {
    const { data, total = 0 } = await list();
    for (const { field, as } of resource.filters) {
      const sample = data.find((record) => !isEmpty(record[field]));
      if (!sample) continue;
      const value = as === 'range' ? [sample[field], sample[field]] : sample[field];
      const found = await list({ filter: { [field]: value } });
      expect(found.data.map(({ id }) => id), field).toContain(sample.id);
      expect(found.total, field).toBeLessThanOrEqual(total);
      for (const record of found.data) expect(holds(record[field], sample[field]), `${field} of ${record.id}`).toBe(true);
    }
  });

  test.runIf(resource.call('create'))('creates a valid record and reads it back', async () => {
    const { values, id } = await made(9000);
    const sent = kept(sentFields(resource, values, 'create'));
    const record = await read(id);
    expect(Object.fromEntries(sent.map((one) => [one, record[one]]))).toEqual(Object.fromEntries(sent.map((one) => [one, values[one]])));
  });

  test.runIf(resource.call('create'))('refuses each missing and each broken value, naming the field', async () => {
    const valid = await validRecord(console, resource, 9100, 'create');
    for (const own of sentFields(resource, valid, 'create')) {
      const field = fields[own];
      if (!field) continue;
      const refused = async (value: unknown) => (await failure(create({ ...valid, [own]: value }), `${own}: ${JSON.stringify(value)?.slice(0, 60)}`)).refusals ?? {};
      if (isRequired(resource, own, valid) && field.options.default === undefined) expect(await refused(null), own).toHaveProperty([own]);
      for (const rule of rulesOf(field)) {
        const broken = brokenValue(field, rule);
        if (broken === undefined) expect(UNBREAKABLE, `no value is known that breaks ${own}: ${rule.name}`).toContain(rule.name);
        else expect(await refused(broken), `${own}: ${rule.name} by ${JSON.stringify(broken).slice(0, 60)}`).toHaveProperty([own]);
      }
    }
  });

  const unique = Object.keys(fields).filter((one) => fields[one]?.options.unique);
  test.runIf(resource.call('create') && unique.length > 0)('refuses a value that another record has', async () => {
    const { values } = await made(9200);
    const other = await validRecord(console, resource, 9300, 'create');
    for (const own of unique) expect((await failure(create({ ...other, [own]: values[own] }))).refusals, own).toHaveProperty([own]);
  });

  test.runIf(resource.call('create') && resource.call('edit'))('edits what is asked and nothing else', async () => {
    const { id } = await made(9400);
    const before = await read(id);
    const values = await validRecord(console, resource, 9500, 'edit', before);
    await console.provider.update(name(), { id, data: values, previousData: before });
    const sent = kept(sentFields(resource, values, 'edit'));
    const after = await read(id);
    expect(Object.fromEntries(sent.map((one) => [one, after[one]]))).toEqual(Object.fromEntries(sent.map((one) => [one, values[one]])));

    const spec = resource.call('edit');
    const closed = kept(Object.keys(fields)).flatMap((own) => (fields[own] && !isAsked(fields[own], 'edit') && !fields[own].kind.derive ? [own] : []));
    const opened = Object.fromEntries(closed.flatMap((own) => (fields[own] ? [[own, { ...fields[own], options: { ...fields[own].options, readOnly: false } }]] : [])));
    const forged = await sampleValues(console, opened, 9600);
    if (spec) await call({ ...spec, params: { ...encodeRecord(resource, values, 'edit'), ...encodeFields(opened, forged), [spec.idName]: id } });
    const untouched = await read(id);
    const differs = (own: string) => !isEmpty(forged[own]) && JSON.stringify(forged[own]) !== JSON.stringify(before[own]);
    for (const own of closed.filter(differs)) expect(untouched[own], own).not.toEqual(forged[own]);
  });

  test.runIf(resource.call('create') && resource.call('delete'))('deletes', async () => {
    const { id } = await made(9700);
    if (!matches(resource.usual.delete?.visible, await read(id))) {
      expect(await failure(console.provider.delete(name(), { id, previousData: { id } }))).toMatchObject({ kind: 'business' });
      return;
    }
    await console.provider.delete(name(), { id, previousData: { id } });
    await failure(console.provider.getOne(name(), { id }));
    expect((await list()).data.map((one) => one.id)).not.toContain(id);
  });

  const runnable = Object.entries(resource.actions).filter(([, action]) => action.call);
  test.runIf(lists && runnable.length > 0)('runs every declared action', async () => {
    const id = resource.call('create') ? (await made(9800)).id : undefined;
    for (const [key, action] of runnable) {
      const { data } = await list(); // afresh: an action may have closed others
      const own = id === undefined ? [] : [await read(id)];
      const record = [...own, ...data].find((one) => matches(action.visible, one) && matches(action.enabled, one) && isTurnOf(one, action.by, console.userId));
      const values = { ...(await sampleValues(console, action.form ?? {}, 9900)), ...(record && specialAnswers(resource, key, record)) };
      const over = [action.on].flat();
      expect(over.includes('page') || record, `no record lets ${key} happen`).toBeTruthy();
      const params = over.includes('row') ? { record } : over.includes('bulk') ? { ids: [record?.id ?? ''] } : {};
      const { data: result } = await console.provider.action(name(), { key, values, ...params });
      if (action.reveal) expect(result.secret, key).toMatch(/./);
      if (action.download) expect(result.file?.blob.size, key).toBeGreaterThan(0);
    }
  });

  test.runIf(resource.call('export'))('exports a file', async () => {
    const { data } = await console.provider.exportList(name());
    expect(data.name).toMatch(/\.\w+$/);
    expect(data.blob.size).toBeGreaterThan(0);
  });

  test('refuses every call without its grant, and without a token', async () => {
    for (const params of callsOf(resource)) {
      const what = `${params.method} ${params.path}`;
      if (OPEN_CALLS.has(what)) continue;
      expect(await console.as('nomenu@demo.energy', () => failure(call(params), what)), what).toMatchObject({ status: 403, kind: 'forbidden' });
      expect(await console.as(undefined, () => failure(call(params), what)), what).toMatchObject({ status: 401, kind: 'unauthorized' });
    }
  });
});
