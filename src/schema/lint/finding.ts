import type { Resource } from '../resource';

/** Something wrong in a schema: where, why it matters, and what to do. @public */
export interface Finding {
  /** Where to change it: `schemas/account/tenant.ts`. */
  readonly file: string;
  /** `account/tenant: list.columns.nmae` */
  readonly path: string;
  /** An error breaks the resource; a warning is probably not what was meant. */
  readonly severity: 'error' | 'warning';
  readonly reason: string;
  readonly fix: string;
}

/** Texts of one language, nested as the locale files are. @public */
export interface LintMessages {
  readonly [key: string]: string | LintMessages;
}

/** What a single schema cannot know about the rest of the build. @public */
export interface LintContext {
  /** Names of all schemas, for references. Absent: references are not checked. */
  readonly known?: ReadonlySet<string>;
  /**
   * Schemas whose lists and codes this one names, as far as they were loaded. What is asked of another is not checked.
   */
  readonly resources?: ReadonlyMap<string, Resource>;
  /**
   * Keys of own pages and reports, which links may lead to besides schemas. Absent: where links lead is not checked.
   */
  readonly pages?: ReadonlySet<string>;
  /** All locale files merged, by language. Absent: texts are not checked. */
  readonly messages?: Readonly<Record<string, LintMessages>>;
  /** Actions for which the resource's views have a component. */
  readonly actionComponents?: ReadonlySet<string>;
  /** `own` blocks for which the report's views have a component. Absent: they are not checked. */
  readonly blockComponents?: ReadonlySet<string>;
}

export type Check = (resource: Resource, context: LintContext) => Finding[];

/**
 * A finding about a place of a resource.
 *
 * @param file where to change it; the schema's own unless said otherwise
 */
export function finding(
  resource: { readonly name: string },
  place: string,
  severity: Finding['severity'],
  reason: string,
  fix: string,
  file = `schemas/${resource.name}.ts`,
): Finding {
  return { file, path: `${resource.name}: ${place}`, severity, reason, fix };
}

/**
 * A finding in one line: file, place, reason and fix.
 *
 * @example
 *   lintResource(tenant).map(findingText)
 *   // ['schemas/account/tenant.ts: list.columns.nmae: There is no field "nmae". Did you mean "name"?']
 * @public
 */
export function findingText({ file, path, reason, fix }: Finding): string {
  return `${file}: ${path.slice(path.indexOf(': ') + 2)}: ${reason} ${fix}`;
}
