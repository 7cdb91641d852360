import type { Fields } from '../field';
import type { Section } from '../form';
import type { Resource } from '../resource';
import { nestOwn } from './nestOwn';

const NAME = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const RESERVED: ReadonlySet<string> = new Set(['id', 'and', 'or', 'not', '__proto__', 'constructor', 'prototype']);
/** What types a filter asks one value of. */
const FILTERED: ReadonlySet<string> = new Set(['text', 'enumeration', 'boolean']);
/** The section of form and detail they stand in. */
const SECTION = 'own';

/** Whether a resource can have a field of that name besides its own. */
export function isFreeName({ fields, unseen = {} }: Pick<Resource, 'fields' | 'unseen'>, name: string): boolean {
  const taken = Object.entries({ ...fields, ...unseen }).flatMap(([own, { options }]) => [own, options.wire ?? own]);
  return NAME.test(name) && !RESERVED.has(name) && !taken.includes(name);
}

/** Fields that were added, and by which a list cannot be narrowed. @public */
export interface AddedFields {
  readonly fields: Fields;
  /** Names of those that no filter asks for. */
  readonly unfiltered?: readonly string[];
}

/**
 * A resource with the fields that a cloud has besides; a name that is its own already is left alone.
 *
 * @example withFields(device, { fields: { color: text() } }).fields.color
 * @public
 */
export function withFields(resource: Resource, { fields: added, unfiltered = [] }: AddedFields): Resource {
  const at = resource.ownFields?.at;
  const own = Object.entries(added).filter(([name]) => isFreeName(resource, name));
  if (own.length === 0) return resource;
  const fields: Fields = Object.fromEntries(
    own.map(([name, field]) => [
      name,
      { ...field, options: { ...field.options, ...(at !== undefined && { wire: `${at}.${name}` }) } },
    ]),
  );
  const names = own.map(([name]) => name);
  const filtered = own.filter(([name, { type }]) => FILTERED.has(type.name) && !unfiltered.includes(name));
  const beside = (before: Section | undefined): Section => ({
    key: SECTION,
    fields: names,
    ...(before?.tab !== undefined && { tab: before.tab }),
  });
  const system = resource.detail.findIndex(({ key }) => key === 'system');
  const place = system === -1 ? resource.detail.length : system;
  return {
    ...resource,
    nest: (body) => nestOwn(at, body),
    fields: { ...resource.fields, ...fields },
    columns: [...resource.columns, ...names.map((field) => ({ field, hidden: true }))],
    filters: [...resource.filters, ...filtered.map(([field]) => ({ field }))],
    form: [...resource.form, beside(resource.form.at(-1))],
    detail: resource.detail.toSpliced(place, 0, beside(resource.detail[place - 1])),
  };
}
