/** What projects do not ask for of it. Written by src/tools/registryPlugin.ts. */
declare module 'virtual:registry' {
  import type { Registry, Sources } from '@/data/registry/registry';

  /** Loads what services configure. */
  export const services: Registry['services'];
  /** Loads what the overview shows; undefined: the project says nothing about it. */
  export const overview: Registry['overview'];
  /** Loads where pages usually are, by their keys. */
  export const paths: Registry['paths'];
  /** Loads the names of the schemas whose list may have a search. */
  export const searched: Registry['searched'];
  /** Loaders of where the texts of a language are, by its code. */
  export const texts: Readonly<Record<string, () => Promise<Pick<Sources, 'messages' | 'partial'>>>>;
  /** Loaders of what an area has, by file path. */
  export const areas: Readonly<Record<string, () => Promise<Omit<Sources, 'messages'>>>>;
}

/** Whole texts of the pages before the console, by the code of their language. From src/tools/registryPlugin.ts. */
declare module 'virtual:sign-in' {
  import type { Messages } from '@/data/registry/registry';

  export const signInTexts: Readonly<Record<string, () => Promise<Messages>>>;
}

/** What the form says before the console is there, by the code of its language. From src/tools/registryPlugin.ts. */
declare module 'virtual:first' {
  import type { Messages } from '@/data/registry/registry';

  export const firstTexts: Readonly<Record<string, Messages>>;
}

/** All schemas, for what runs beside the page. From src/tools/registryPlugin.ts. */
declare module 'virtual:schemas' {
  import type { Registry, Sources } from '@/data/registry/registry';

  export const schemas: Sources['schemas'];
  /** Loads what services configure; undefined: there are none. */
  export const services: Registry['services'];
}
