import { currentSession, onSessionChange } from '@/access';
import { WireError } from '@/api';
import { readsEnglish, withFields, type Fields, type Resource } from '@/schema';
import { isFreeName, pageLanguage } from '@/schema/internal';
import { invoke } from '../records/invoke';
import { makeTexts } from '../texts/madeTexts';

interface OwnFields {
  readonly fields: Fields;
  readonly unfiltered: readonly string[];
  readonly texts: Readonly<Record<string, { readonly en: string; readonly other: string }>>;
  readonly secret: readonly string[];
}

/** How fields are read is known to a later room, found by the name of its file. */
const readers = import.meta.glob<(answer: unknown) => OwnFields>('../../*/described/readOwnFields.ts', {
  import: 'readOwnFields',
});

/** What a cloud said of each schema in this session. */
const known = new Map<Resource, Promise<Resource>>();
const texts = new Map<string, { readonly en: string; readonly other: string }>();
const listeners = new Set<() => void>();

makeTexts((key) => {
  const text = texts.get(key);
  return text && (readsEnglish(pageLanguage()) ? text.en : text.other);
});

function forget(resource?: Resource): void {
  if (resource) known.delete(resource);
  else {
    known.clear();
    texts.clear();
  }
  for (const listener of listeners) listener();
}

let watching: (() => void) | undefined;

/** Nobody knows whether there are such fields: it is asked again with the next page. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof WireError) ||
  ['offline', 'network', 'timeout', 'aborted', 'bad-gateway', 'too-many'].includes(error.kind) ||
  (error.status ?? 0) >= 500;

function warn(resource: Resource, { fields, secret }: OwnFields): void {
  const told = (names: readonly string[], why: string) => {
    if (names.length > 0) console.warn(`${resource.name}: own fields ${names.join(', ')} are left out: ${why}`);
  };
  told(
    Object.keys(fields).filter((name) => !isFreeName(resource, name)),
    'the schema has fields of these names, or they are no names.',
  );
  told(secret, 'a secret is not shown in a list.');
}

async function ask(resource: Resource): Promise<Resource> {
  const [load] = Object.values(readers);
  if (!resource.ownFields || !load) return resource;
  try {
    const call = resource.resolve(resource.ownFields.call);
    const [answer, read] = await Promise.all([invoke(call, {}, { quiet: true }), load()]);
    const own = read(answer);
    if (import.meta.env.DEV) warn(resource, own);
    const whole = withFields(resource, own);
    for (const [key, text] of Object.entries(own.texts))
      if (!Object.hasOwn(resource.fields, key.split('.')[1] ?? ''))
        texts.set(`resources.${resource.name}.${key}`, text);
    return whole;
  } catch (error) {
    if (isPassing(error)) forget(resource);
    return resource;
  }
}

/**
 * A schema with the fields that the cloud adds to it for whoever is signed in; asked once in a session.
 *
 * @param onForgotten hears when they count no longer: somebody else is signed in, or it has to be asked for again
 */
export function withOwnFields(resource: Resource, onForgotten?: () => void): Promise<Resource> {
  if (onForgotten) listeners.add(onForgotten);
  if (!currentSession()) return Promise.resolve(resource);
  watching ??= onSessionChange(() => forget());
  const found = known.get(resource);
  if (found) return found;
  const whole = ask(resource);
  known.set(resource, whole);
  return whole;
}
