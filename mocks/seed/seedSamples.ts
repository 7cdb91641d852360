import { encodeFields, type Field, type Resource } from '@/schema';
import { HOUR, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { seedId } from '../core/ids';
import { targetOf } from '../crud/targets';
import type { Doc } from '../store/store';
import { once } from './once';

const ROWS = 24;

/** A sample value; a reference points at a record that exists. */
function sampleOf({ store }: BackendContext, field: Field, seed: number): unknown {
  const { kind, options } = field;
  const name = targetOf(field);
  if (name === undefined) return kind.sample(seed, options);
  const targets = store.all(name);
  const target = targets[seed % Math.max(1, targets.length)];
  if (!target) return null;
  return kind.name === 'referenceMany' ? [target.id] : target.id;
}

function sampleRow(context: BackendContext, resource: Resource, index: number): Doc {
  const values = Object.entries(resource.fields)
    .filter(([, field]) => !field.options.createOnly && !field.kind.derive)
    .map(([name, field], place) => [name, sampleOf(context, field, index * 7 + place)] as const);
  const time = timeText(context.clock() - index * HOUR);
  const row = encodeFields(resource.fields, Object.fromEntries(values));
  return { ...row, id: seedId(`${resource.name} ${index}`), createTime: time, updateTime: time };
}

/** First records of resources that no area seeds: believable values of their kinds, the same at every start. */
export async function seedSamples(context: BackendContext): Promise<void> {
  for (const resource of context.resources.values()) {
    if (!resource.call('page') || !resource.call('create')) continue;
    await once(context.store, `samples ${resource.name}`, () => {
      if (context.store.all(resource.name).length > 0) return;
      context.store.put(resource.name, ...Array.from({ length: ROWS }, (_, index) => sampleRow(context, resource, index)));
    });
  }
}
