import type { KnownTargets } from '@/access';
import { createRegistry, type Locale, type Messages, type Registry, type Sources } from './registry';
import { editedParts, type Parts } from './editedParts';
import { memoize } from './memoize';

export interface AreaSources {
  /** Names of everything, known without loading any of it. */
  readonly known: KnownTargets;
  readonly explainer?: string;
  readonly areas: Readonly<Record<string, () => Promise<Omit<Sources, 'messages'>>>>;
  /** Loaders of texts, where those of all languages are known from the begin. */
  readonly messages?: Sources['messages'];
  /** Where the texts of a language are, by its code: loaded with the first of them. */
  readonly texts?: Readonly<Record<Locale, () => Promise<Pick<Sources, 'messages' | 'partial'>>>>;
  readonly services?: Registry['services'];
  readonly overview?: Registry['overview'];
  readonly paths?: Registry['paths'];
  readonly searched?: Registry['searched'];
}

/** A registry that learns where the files of an area are when the area is first visited. */
export function createAreaRegistry({
  known,
  explainer,
  areas,
  messages = {},
  texts = {},
  services,
  overview,
  paths,
  searched,
}: AreaSources): Registry {
  const nothing = createRegistry({ schemas: {}, views: {}, pages: {}, messages });
  const textsIn = memoize(async (locale) => {
    const own = await texts[locale]?.();
    return own ? createRegistry({ schemas: {}, views: {}, pages: {}, ...own }) : nothing;
  });
  const parts = new Map<string, Parts>();
  const editedTexts = new Map<string, Promise<Messages>>();
  const lazily = (area: string): Parts => {
    const load = Object.hasOwn(areas, area) ? areas[area] : undefined;
    const loaded = memoize(async () => (load ? createRegistry({ ...(await load()), messages: {} }) : nothing));
    return {
      schema: memoize(async (name) => (await loaded('')).schema(name)),
      report: memoize(async (name) => (await loaded('')).report(name)),
      views: memoize(async (name) => (await loaded('')).views(name)),
      page: memoize(async (key) => (await loaded('')).page(key)),
    };
  };
  const of = (name: string): Parts => {
    const area = name.split('/')[0] ?? name;
    const found = parts.get(area) ?? lazily(area);
    parts.set(area, found);
    return found;
  };
  return {
    known,
    ...(explainer && { explainer }),
    schema: (name) => of(name).schema(name),
    report: (name) => of(name).report(name),
    views: (name) => of(name).views(name),
    page: (key) => of(key).page(key),
    isWhole: async (area, locale) => (await textsIn(locale)).isWhole?.(area, locale) ?? true,
    languages: [...Object.keys(texts), ...(nothing.languages ?? [])],
    messages: (area, locale) =>
      editedTexts.get(`${area}/${locale}`) ?? textsIn(locale).then((own) => own.messages(area, locale)),
    ...(services && { services }),
    ...(overview && { overview }),
    ...(paths && { paths }),
    ...(searched && { searched }),
    // files are edited while one develops; the demonstration takes documents of its visitors
    ...((import.meta.env.DEV || import.meta.env.MODE === 'demo') && {
      renew: (area: string, sources: Omit<Sources, 'messages'>) =>
        void parts.set(area, editedParts(of(area), createRegistry({ ...sources, messages: {} }))),
    }),
    renewTexts: (area, locale, texts) => void editedTexts.set(`${area}/${locale}`, Promise.resolve(texts)),
  };
}
