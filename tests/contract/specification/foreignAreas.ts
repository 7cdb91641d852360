import type { DeclaredCall } from './declaredCalls';
import { textOf } from './problems';
import { specCalls } from './specification';

/** A schema or report: what it is called, what it calls, and the rows it says to cover. */
export interface Declared {
  readonly name: string;
  readonly calls: readonly DeclaredCall[];
  readonly covers?: readonly string[];
}

export const areaOf = (name: string): string => name.split('/')[0] ?? name;

/** The service of `GET /iot/v3/web/device/page` is `iot`. */
const serviceOf = (text: string): string => text.slice(text.indexOf('/')).split('/')[1] ?? '';
const services = new Set([...specCalls.keys()].filter((text) => text.includes('/')).map(serviceOf));

/**
 * Areas of another cloud, of which the documents know nothing: none of their schemas calls a service of the documents
 * or says to cover a row. Asked of the whole area, so that a schema whose path was misspelt is still held against them:
 * it has others beside it.
 */
export function foreignAreas(declared: readonly Declared[]): ReadonlySet<string> {
  const isKnown = ({ calls, covers = [] }: Declared) =>
    covers.length > 0 || calls.some((one) => !one.aside && services.has(serviceOf(textOf(one))));
  const known = new Set(declared.filter(isKnown).map(({ name }) => areaOf(name)));
  return new Set(declared.map(({ name }) => areaOf(name)).filter((area) => !known.has(area)));
}
