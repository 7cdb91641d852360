import { idNameOf, encodeField, isEmpty, wireName, type Field, type Resource } from '@/schema';
import { docText } from '@mocks/store/docText';
import type { Doc, Store } from '@mocks/store/store';
import { targetOf } from '@mocks/crud/targets';
import { isInPath } from './ownersOf';

/** Records a list needs so that its order can be told. */
const FEW = 4;

/** A value as the store keeps it: ids of 64 bits as their texts. */
const keptText = (value: unknown): string => docText({ id: '', value });

/** Another value than this one, as the store has it; undefined where there is none. */
function otherValue(
  store: Store,
  name: string,
  field: Field,
  than: unknown,
  seed: number,
): Readonly<Record<string, unknown>> | undefined {
  const target = targetOf(field);
  const ids = target === undefined ? [] : store.all(target).map(({ id }) => id);
  for (let next = seed; next < seed + 20; next += 1) {
    const id = ids[next % Math.max(1, ids.length)];
    const value =
      target === undefined ? field.type.sample(next, field.options) : field.type.name === 'referenceMany' ? [id] : id;
    if (isEmpty(value)) continue;
    const wire = encodeField(field, name, value);
    if (keptText(Object.values(wire)[0]) !== keptText(than)) return wire;
  }
  return undefined;
}

/** Some records where nothing makes any. */
function addRecords(store: Store, resource: Resource): void {
  const stored = Object.entries(resource.fields).filter(([, { type, options }]) => !type.derive && !options.createOnly);
  const rows = Array.from({ length: FEW + 2 }, (_, index): Doc => {
    const values = stored.map(([name, field]) => otherValue(store, name, field, undefined, 3 * index + 1) ?? {});
    return Object.assign(
      {
        id: `telling${index}`,
        [idNameOf(resource.api)]: `telling${index}`,
        createTime: `2026-03-0${index + 1} 08:00:00`,
      },
      ...values,
    );
  });
  store.put(resource.name, ...rows);
}

/** A list that is asked for one record alone has too few of sample data that is spread over all: most go below one. */
function gatherBelowOne(store: Store, resource: Resource): void {
  const { of } = resource;
  const field = of === undefined ? undefined : resource.fields[of];
  const docs = store.all(resource.name);
  if (!field || !isInPath(resource, of)) return;
  const wire = wireName(of, field.options);
  const owners = docs.map((one) => one[wire]).filter((one) => !isEmpty(one));
  const most = docs.slice(Math.min(2, Math.floor(docs.length / 2)));
  if (owners[0] !== undefined) store.put(resource.name, ...most.map((one) => ({ ...one, [wire]: owners[0] })));
}

/**
 * A list in which all records are alike looks sorted in any order, and every filter finds all of it. So in what the
 * tests read, one record differs in each column and filter in which all were alike; what the backend computes stays as
 * it computes it.
 */
export function makeTelling(store: Store, resource: Resource, empty: ReadonlySet<string>): void {
  if (empty.has(resource.name) && store.all(resource.name).length === 0) addRecords(store, resource);
  gatherBelowOne(store, resource);
  const names = new Set([...resource.columns.map(({ field }) => field), ...resource.filters.map(({ field }) => field)]);
  for (const [place, name] of [...names].entries()) {
    const field = resource.fields[name];
    const docs = store.all(resource.name);
    const doc = docs[(docs.length - 1 - place + docs.length * 50) % Math.max(1, docs.length)];
    if (!field || field.type.derive || !doc || docs.length < 2) continue;
    const wire = wireName(name, field.options);
    const values = new Set(docs.map((one) => JSON.stringify(one[wire] ?? null)));
    if (values.size > 1 && [...values].filter((one) => one !== 'null' && one !== '""' && one !== '[]').length > 1)
      continue;
    const other = otherValue(store, name, field, docs[0]?.[wire], 5 + place);
    const third = otherValue(store, name, field, other && Object.values(other)[0], 11 + place);
    if (other) store.put(resource.name, { ...doc, ...other });
    const beside = docs[(docs.length - 2 - place + docs.length * 50) % docs.length];
    if (third && values.has('null') && beside && beside.id !== doc.id)
      store.put(resource.name, { ...beside, ...third });
  }
}
