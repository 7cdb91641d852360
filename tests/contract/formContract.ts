import { expect, test } from 'vitest';
import { call } from '@/api';
import { readVersion } from '@/crud/versions/versionCalls';
import {
  encodeFields,
  encodeRecord,
  idParams,
  isEditable,
  isEmpty,
  matches,
  sentFields,
  type AnyValues,
  type Field,
  type Fields,
} from '@/schema';
import { accepted, failure, type Bench } from './bench';
import { sampleValues, validRecord } from './validRecord';

const isRecord = (value: unknown): value is AnyValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Fields => isRecord(value);

/** The fields of a group, or of a row. */
function innerOf(field: Field | undefined): Fields | undefined {
  const inner: unknown = Reflect.get(field?.options ?? {}, 'fields');
  return isFields(inner) ? inner : undefined;
}

/** A value without what its parts do not ask: a group whose server adds a part is still what was sent. */
function openOf(field: Field | undefined, value: unknown): unknown {
  const inner = innerOf(field);
  if (!inner) return value;
  if (Array.isArray(value)) return value.map((row) => openOf(field, row));
  const names = Object.keys(inner).filter((one) => !inner[one]?.options.readOnly);
  return isRecord(value) ? openIn(inner, value, names) : value;
}

const openIn = (fields: Fields, record: AnyValues, names: readonly string[]): AnyValues =>
  Object.fromEntries(names.map((one) => [one, openOf(fields[one], record[one])]));

/** Create, edit, read and delete of a resource. */
export function formContract(bench: Bench): void {
  const { resource } = bench;
  const { fields } = resource;
  const only = (record: AnyValues, names: readonly string[]) => openIn(fields, record, names);
  const kept = (names: readonly string[]) =>
    names.filter((one) => !fields[one]?.type.sealed && !fields[one]?.options.createOnly);
  const unique = Object.keys(fields).filter((one) => fields[one]?.options.unique && !fields[one].options.readOnly);

  if (resource.call('create'))
    test('creates a valid record and reads it back', async () => {
      const { values, id } = await bench.made();
      const sent = kept(sentFields(resource, values, 'create'));
      const { versions } = resource;
      // Where nothing lists the records, the new one is the current version of what it belongs to.
      const found =
        versions && !resource.call('page')
          ? await readVersion(resource, versions, versions.current.detail, String(values[versions.of]))
          : await bench.read(id);
      expect(only(found ?? {}, sent)).toEqual(only(values, sent));
    });

  for (const own of resource.call('create') ? unique : []) {
    test(`refuses a ${own} that another record has`, async () => {
      const { values } = await bench.made();
      const other = await bench.valid(1);
      expect((await failure(bench.create({ ...other, [own]: values[own] }))).validationErrors).toHaveProperty([own]);
    });
  }

  if (resource.call('create') && resource.call('edit'))
    test('edits what is asked and reads it back', async ({ skip }) => {
      const before = await bench.madeFor('edit');
      if (!before) return skip('no new record may be edited');
      const values = await validRecord(bench.signedIn(), resource, 9500, 'edit', before);
      await accepted(
        bench.signedIn().provider.update(bench.name, { id: before.id, data: values, previousData: before }),
        'An edit with valid values',
      );
      const sent = kept(sentFields(resource, values, 'edit'));
      expect(only(await bench.read(before.id), sent)).toEqual(only(values, sent));
    });

  const closed = kept(Object.keys(fields)).filter((own) => {
    const field = fields[own];
    return field && !isEditable(field, 'edit') && !field.type.derive;
  });
  if (resource.call('create') && resource.call('edit') && closed.length > 0)
    test('keeps what an edit does not ask, whatever is sent', async ({ skip }) => {
      const before = await bench.madeFor('edit');
      if (!before) return skip('no new record may be edited');
      const { id } = before;
      const values = await validRecord(bench.signedIn(), resource, 8700, 'edit', before);
      const spec = resource.call('edit');
      const opened = Object.fromEntries(
        closed.flatMap((own) =>
          fields[own] ? [[own, { ...fields[own], options: { ...fields[own].options, readOnly: false } }]] : [],
        ),
      );
      const differing = (forged: AnyValues) =>
        closed.filter((own) => !isEmpty(forged[own]) && JSON.stringify(forged[own]) !== JSON.stringify(before[own]));
      const tries = await Promise.all([9600, 9700, 9800].map((seed) => sampleValues(bench.signedIn(), opened, seed)));
      const forged = tries.toSorted((a, b) => differing(b).length - differing(a).length)[0] ?? {};
      expect(differing(forged), 'nothing else than what is there is sent').not.toEqual([]);
      if (spec)
        await accepted(
          call({
            ...spec,
            params: {
              ...encodeRecord(resource, values, 'edit'),
              ...encodeFields(opened, forged),
              ...idParams(spec, id),
            },
          }),
          'An edit with valid values',
        );
      const untouched = await bench.read(id);
      for (const own of differing(forged)) expect(untouched[own], own).not.toEqual(forged[own]);
      return undefined;
    });

  if (resource.call('create') && (resource.call('delete') ?? resource.call('deleteMany')))
    test('deletes', async ({ skip }) => {
      const record = await bench.madeFor('delete');
      if (!record) return skip('no new record may be deleted');
      await bench.signedIn().provider.delete(bench.name, { id: record.id, previousData: record });
      await failure(bench.signedIn().provider.getOne(bench.name, { id: record.id }));
    });

  for (const action of ['edit', 'delete'] as const) {
    const spec = resource.call(action);
    const { visible } = resource.standard[action] ?? {};
    if (!spec || !visible) continue;
    test(`refuses to ${action} where it may not`, async ({ skip }) => {
      const record = (await bench.list()).records.find((one) => !matches(visible, one));
      if (!record) return skip('every record may be');
      const body = action === 'edit' ? encodeRecord(resource, record, 'edit') : {};
      expect(await failure(call({ ...spec, params: { ...body, ...idParams(spec, record.id) } }))).toMatchObject({
        kind: 'business',
      });
    });
  }

  if (resource.call('export'))
    test('exports a file', async () => {
      const { data } = await bench.signedIn().provider.exportList(bench.name);
      expect(data.name).toMatch(/\.\w+$/);
      expect(data.blob.size).toBeGreaterThan(0);
    });
}
