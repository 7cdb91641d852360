import { encodeFields, idNameOf, type Field, type Fields, type Resource } from '@/schema';
import { HOUR, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { seedId } from '../core/ids';
import { fieldsInside, targetOf, targetsIn } from '../crud/targets';
import type { Doc } from '../store/store';
import { once } from './once';

const ROWS = 24;

/** Sample values of fields, also inside rows and groups. */
function samplesOf(context: BackendContext, fields: Fields, seed: number): Record<string, unknown> {
  const editable = Object.entries(fields).filter(([, field]) => !field.options.createOnly && !field.type.derive);
  return Object.fromEntries(editable.map(([name, field], place) => [name, sampleOf(context, field, seed + place)]));
}

/** A sample value; a reference points at a record that exists. */
function sampleOf(context: BackendContext, field: Field, seed: number): unknown {
  const { type, options } = field;
  const name = targetOf(field);
  const value = name === undefined ? type.sample(seed, options) : undefined;
  const inside = fieldsInside(field);
  if (targetsIn(inside).length > 0) {
    return Array.isArray(value)
      ? value.map((_, index) => samplesOf(context, inside, seed + index * 7))
      : samplesOf(context, inside, seed);
  }
  if (name === undefined) return value;
  const targets = context.store.all(name);
  const target = targets[seed % Math.max(1, targets.length)];
  if (!target) return null;
  return type.name === 'referenceMany' ? [target.id] : target.id;
}

function sampleRow(context: BackendContext, resource: Resource, index: number): Doc {
  const time = timeText(context.clock() - index * HOUR);
  const row = encodeFields(resource.fields, samplesOf(context, resource.fields, index * 7));
  return { ...row, id: seedId(`${resource.name} ${index}`), createTime: time, updateTime: time };
}

/** To other servers the name or code that people give a record may be its id: the first of each has it. */
function byOwnNames({ api }: Resource, rows: readonly Doc[]): Doc[] {
  if (!api.wire) return [...rows];
  const given = new Map(rows.toReversed().map((row) => [row[idNameOf(api)], row]));
  return rows.map((row) => {
    const name = row[idNameOf(api)];
    return typeof name === 'string' && name !== '' && given.get(name) === row ? { ...row, id: name } : row;
  });
}

/** Resources with those that others refer to before them. */
function inOrder(resources: ReadonlyMap<string, Resource>): Resource[] {
  const ordered = new Set<Resource>();
  const met = new Set<Resource>();
  const visit = (resource: Resource | undefined) => {
    if (!resource || met.has(resource)) return;
    met.add(resource);
    for (const target of targetsIn(resource.fields)) visit(resources.get(target));
    ordered.add(resource);
  };
  for (const resource of resources.values()) visit(resource);
  return [...ordered];
}

/**
 * First records of resources that no area seeds: believable values of their kinds, the same at every start. What can
 * only be read has some as well, unless its area is written: there something else fills it, or nothing yet.
 *
 * @param written areas with code of their own
 */
export async function seedSamples(context: BackendContext, written: ReadonlySet<string>): Promise<void> {
  const isRead = ({ name }: Resource) => !written.has(name.split('/')[0] ?? name) && !context.hooks.has(name);
  for (const resource of inOrder(context.resources)) {
    if (!(resource.call('page') ?? resource.call('tree')) || !(resource.call('create') ?? isRead(resource))) continue;
    await once(context.store, `samples ${resource.name}`, () => {
      if (context.store.all(resource.name).length > 0) return;
      context.store.put(
        resource.name,
        ...byOwnNames(
          resource,
          Array.from({ length: ROWS }, (_, index) => sampleRow(context, resource, index)),
        ),
      );
    });
  }
}
