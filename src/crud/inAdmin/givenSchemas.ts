import type { Registry } from '@/data';
import { memoize } from '@/data/internal';
import type { Resource } from '@/schema';
import type { AnyViews } from '../views';

/** A schema in a react-admin app. */
export interface GivenSchema {
  readonly resource: Resource;
  /** The app's name of it. */
  readonly name: string;
  /** Default: those of the build. */
  readonly views?: AnyViews;
}

/** Those that were given so far, by their own names: one refers to another. */
const given = new Map<string, GivenSchema>();

export const giveSchema = (one: GivenSchema): void => void given.set(one.resource.name, one);
export const givenSchemas = (): readonly GivenSchema[] => [...given.values()];

const built = async (): Promise<Registry> => (await import('@/registry')).registry;

/** What the pages of given schemas find by name; all else is of the build. */
export const givenRegistry: Registry = {
  get known() {
    return { schemas: new Set(given.keys()), pages: new Set<string>() };
  },
  schema: memoize(async (name) => given.get(name)?.resource ?? (await built()).schema(name)),
  views: memoize(async (name) => given.get(name)?.views ?? (await built()).views(name)),
  report: async (name) => (await built()).report(name),
  page: async (key) => (await built()).page(key),
  services: async () => (await built()).services?.(),
  messages: async (area, locale) => (await built()).messages(area, locale),
};
