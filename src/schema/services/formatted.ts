import { wireName } from '../codec';
import type { Fields } from '../field';
import { typeOptions } from '../typeOptions';

/** A resource whose service has a format of its own. */
interface Formatted {
  readonly name: string;
  readonly base: string;
  readonly fields: Fields;
}

const formatted: Formatted[] = [];

/** Keeps what a format has to know of a resource: which of its properties are references, and to what. */
export const addFormatted = (resource: Formatted): void => void formatted.unshift(resource);

/** The references of the resource that a call is of, by their wire names: the names of the resources they lead to. */
export function referencesOf(path: string): ReadonlyMap<string, string> {
  const of = formatted.find(({ base }) => path === base || path.startsWith(`${base}/`));
  return new Map(
    Object.entries(of?.fields ?? {}).flatMap(([name, field]) => {
      const { target } = typeOptions(field);
      return field.type.traits?.refers && typeof target === 'string'
        ? [[wireName(name, field.options), target] as const]
        : [];
    }),
  );
}

/** What a server probably calls the resources of a schema: the last part of their path. */
export const typeOfTarget = (target: string): string =>
  (formatted.find(({ name }) => name === target)?.base ?? target).split('/').at(-1) ?? target;
