import { nearest } from '@/schema/lint/nearest';
import type { DeclaredCall } from './declaredCalls';
import { isWritten } from './differs';
import { namesOf, SHARED_NAMES, specCalls, type SpecCall } from './specification';
import type { WireName } from './wireNames';

/** Calls that are offered instead of one there is not. */
const MOST_SHOWN = 20;

/** What a call may be in the specification, by its name in a schema. What is not named here may be anything. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  page: ['list', 'page', 'options', 'tree'],
  tree: ['tree', 'list'],
  detail: ['detail'],
  create: ['create', 'edit'], // a save is either
  edit: ['edit'],
  delete: ['delete'],
  deleteMany: ['delete'],
  export: ['export', 'download'],
  import: ['import', 'upload'],
  template: ['download', 'export', 'import'],
};

export const textOf = ({ call }: DeclaredCall): string => `${call.method} ${call.path}`;
const rowsOf = (declared: DeclaredCall): readonly SpecCall[] => specCalls.get(textOf(declared)) ?? [];

/** What is wrong with a call that no row of the specification has. */
export function unknownCall(where: string, text: string): string | undefined {
  if (specCalls.has(text) || isWritten(where, 'call', text)) return undefined;
  const offered = near(text);
  return `no row of tests/spec/rows-0X.tsv is "${text}". ${offered.length > 0 ? nearest(text, offered) : 'No service of it has any.'}`;
}

/** Calls that no row of the specification has, or that are something else there. */
export function callProblems(schema: string, calls: readonly DeclaredCall[]): string[] {
  return calls.flatMap((declared) => {
    const text = textOf(declared);
    const rows = rowsOf(declared);
    const kinds = KINDS[declared.name];
    const unknown = unknownCall(schema, text);
    if (unknown !== undefined) return [`${declared.name}: ${unknown}`];
    if (rows.length === 0 || !kinds || rows.some(({ kind }) => kinds.includes(kind)) || isWritten(schema, 'kind', text))
      return [];
    return [
      `${declared.name}: "${text}" (${rows.map(({ id, kind }) => `${id}, ${kind}`).join('; ')}) is no ${kinds.join(' or ')} in tests/spec/calls.tsv.`,
    ];
  });
}

/** The calls it may have been meant to be: the same with another method, or those of the same service. */
function near(text: string): string[] {
  const all = [...specCalls.keys()];
  const path = text.slice(text.indexOf('/'));
  const otherMethod = all.filter((one) => one.endsWith(` ${path}`));
  if (otherMethod.length > 0) return otherMethod;
  for (let service = path; service.lastIndexOf('/') > 0;) {
    service = service.slice(0, service.lastIndexOf('/'));
    const same = all.filter((one) => one.includes(` ${service}/`));
    if (same.length > 0) return same.slice(0, MOST_SHOWN);
  }
  return [];
}

/** Tables with the fields of what a schema is about: those of the rows of its calls. */
export function tablesOf(calls: readonly DeclaredCall[]): string[] {
  const own = calls.filter(({ aside }) => !aside);
  return [...new Set(own.flatMap((one) => rowsOf(one).flatMap(({ tables }) => tables)))];
}

/** Names that neither the tables of the schema's calls have, nor what these calls are sent. */
export function nameProblems(schema: string, calls: readonly DeclaredCall[], names: readonly WireName[]): string[] {
  const tables = tablesOf(calls);
  const known = [
    ...new Set([
      ...SHARED_NAMES,
      ...tables.flatMap(namesOf),
      ...calls.flatMap((one) => rowsOf(one).flatMap(({ sent }) => sent)),
    ]),
  ];
  const strange = names.filter(
    ({ name, aliases = [] }) =>
      ![name, ...aliases].some((one) => known.includes(one)) && !isWritten(schema, 'name', name),
  );
  return strange.map(
    ({ name, at }) =>
      `${at}: "${name}" is in no table of its calls (${tables.join(', ') || 'none'}). ${nearest(name, known)}`,
  );
}

/**
 * Calls that a schema says to cover (`// covers V-012`), and neither its area nor what is written out beside it makes.
 */
export function markerProblems(ids: readonly string[], made: readonly string[]): string[] {
  const covered = new Set(made.flatMap((text) => (specCalls.get(text) ?? []).map(({ id }) => id)));
  const named = [...specCalls.values()].flat();
  return ids
    .filter((id) => !covered.has(id))
    .flatMap((id) => {
      const row = named.find((one) => one.id === id);
      return row
        ? [`covers ${id}: no schema of the area makes the call "${row.says}". Declare it, or take the marker away.`]
        : [];
    });
}

export const WHAT_TO_DO =
  'Use the path, method or name of the specification (tests/spec/rows-0X.tsv, fields.tsv). Where it is silent or really different, write a line into tests/spec/differs.tsv: schema, call | kind | name, what, and the reason.';
