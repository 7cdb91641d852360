import type { KnownTargets } from '@/access/access';
import { createRegistry, type Registry, type Sources } from './registry';
import { memoize } from './memoize';

export interface AreaSources {
  /** Names of everything, known without loading any of it. */
  readonly known: KnownTargets;
  readonly explainer?: string;
  /** What each area has. */
  readonly areas: Readonly<Record<string, () => Promise<Omit<Sources, 'messages'>>>>;
  readonly messages: Sources['messages'];
  readonly services?: Registry['services'];
}

/** A registry that learns where the files of an area are when the area is first visited. */
export function createAreaRegistry({ known, explainer, areas, messages, services }: AreaSources): Registry {
  const nothing = createRegistry({ schemas: {}, views: {}, pages: {}, messages });
  const areaOf = memoize(async (area) => {
    const load = Object.hasOwn(areas, area) ? areas[area] : undefined;
    return load ? createRegistry({ ...(await load()), messages: {} }) : nothing;
  });
  const of = (name: string) => areaOf(name.split('/')[0] ?? name);
  return {
    known,
    ...(explainer && { explainer }),
    schema: memoize(async (name) => (await of(name)).schema(name)),
    report: memoize(async (name) => (await of(name)).report(name)),
    views: memoize(async (name) => (await of(name)).views(name)),
    page: memoize(async (key) => (await of(key)).page(key)),
    messages: nothing.messages,
    ...(services && { services }),
  };
}
