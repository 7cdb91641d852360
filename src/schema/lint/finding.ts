import type { Resource } from '../resource';

/** Something wrong in a schema: where, why it matters, and what to do. */
export interface Finding {
  /** `account/tenant: list.columns.nmae` */
  readonly path: string;
  /** An error breaks the resource; a warning is probably not what was meant. */
  readonly severity: 'error' | 'warning';
  readonly reason: string;
  readonly fix: string;
}

/** Texts of one language, nested as the locale files are. */
export interface LintMessages {
  readonly [key: string]: string | LintMessages;
}

/** What a single schema cannot know about the rest of the build. */
export interface LintContext {
  /** Names of all schemas, for references. Absent: references are not checked. */
  readonly known?: ReadonlySet<string>;
  /** All locale files merged, by language. Absent: texts are not checked. */
  readonly messages?: Readonly<Record<string, LintMessages>>;
  /** Actions for which the resource's views have a component. */
  readonly actionComponents?: ReadonlySet<string>;
}

export type Check = (resource: Resource, context: LintContext) => Finding[];

/** A finding about a place of a resource. */
export function finding(
  resource: Resource,
  place: string,
  severity: Finding['severity'],
  reason: string,
  fix: string,
): Finding {
  return { path: `${resource.name}: ${place}`, severity, reason, fix };
}
