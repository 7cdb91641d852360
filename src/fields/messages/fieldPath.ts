import { innerScope } from '../innerScope';

const INDEX = /^\d+$/;

/** The field of a form a path belongs to: `schedule.0.begin` is of `schedule`. */
export function rootOf(path: string): string {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
}

/** Where the texts of a path are: its own name and the scope it is named in. Row numbers have no texts. */
export function textPlace(scope: string, path: string): { readonly scope: string; readonly name: string } {
  const names = path.split('.').filter((part) => !INDEX.test(part));
  return { scope: names.slice(0, -1).reduce(innerScope, scope), name: names.at(-1) ?? path };
}

/** What of a map by path lies below a field, by path below it: of `schedule`, `0.begin`. */
export function below<T>(field: string, map: Readonly<Record<string, T>>): Record<string, T> {
  const start = `${field}.`;
  const own = Object.entries(map).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(start.length), value]));
}
