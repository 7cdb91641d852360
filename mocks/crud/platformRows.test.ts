import { describe, expect, it } from 'vitest';
import { encodeFields, isEmpty, type Action, type Fields, type Resource } from '@/schema';
import { allResources } from '../resources';
import { tenantBench, type Touched } from '../tenantBench';
import { visibleRows } from './rows';

const { context, store, actor, tried } = await tenantBench();

/** Whether it is a record of the platform that was written, or something kept beside it. */
const isPlatforms =
  (id: string) =>
  ({ collection, id: touched, before }: Touched): boolean =>
    touched.includes(id) ||
    (context.resources.has(collection) &&
      before !== undefined &&
      isEmpty(before.tenantId) &&
      collection !== 'account/tenant');

const samples = (form: Fields = {}) =>
  encodeFields(
    form,
    Object.fromEntries(Object.entries(form).map(([name, { type, options }]) => [name, type.sample(7, options)])),
  );

/** The calls that change a record, with what they send. */
function changes(
  resource: Resource,
  id: string,
): { readonly what: string; readonly call: string; readonly params: object }[] {
  const { call: standard, actions, resolve } = resource;
  const [edit, remove, removeMany] = [standard('edit'), standard('delete'), standard('deleteMany')];
  const acts = Object.entries<Action>(actions).flatMap(([key, { on, call: spec, form, send, download }]) => {
    if (!spec || download || [on].flat().every((place) => place === 'page')) return [];
    const call = resolve(spec);
    return [
      { what: key, call, params: { ...samples(form), ...send, [call.idName]: id, [call.names?.ids ?? 'ids']: [id] } },
    ];
  });
  const whole = samples(resource.fields);
  return [
    ...(edit ? [{ what: 'edit', call: edit, params: { ...whole, [edit.idName]: id } }] : []),
    ...(remove ? [{ what: 'delete', call: remove, params: { [remove.idName]: id } }] : []),
    ...(removeMany ? [{ what: 'deleteMany', call: removeMany, params: { ids: [id] } }] : []),
    ...acts,
  ].map(({ what, call, params }) => ({ what, call: `${call.method} ${call.path.replace(/\{\w+\}/g, id)}`, params }));
}

const shared = allResources.flatMap((resource) => {
  const row = context.hooks.get(resource.name)?.changeable
    ? undefined
    : visibleRows(context, resource, actor()).find(({ tenantId }) => isEmpty(tenantId));
  return row ? changes(resource, row.id).map((change) => ({ resource, row, ...change })) : [];
});

describe('what belongs to the whole platform', () => {
  it('is in many resources', () => {
    expect(new Set(shared.map(({ resource }) => resource.name)).size).toBeGreaterThan(30);
  });

  it.each(shared.map((one) => [`${one.resource.name} ${one.what}`, one] as const))(
    'is not changed by a tenant: %s',
    async (_, { resource, row, call, params }) => {
      const before = store.get(resource.name, row.id);
      const { code, msg, touched } = await tried(call, params);
      expect([code, msg]).toEqual(['4000', 'This belongs to the whole platform. Only its operator can change it.']);
      expect(touched.filter(isPlatforms(row.id))).toEqual([]);
      expect(store.get(resource.name, row.id)).toBe(before);
    },
  );
});
