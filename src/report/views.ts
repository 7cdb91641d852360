import type { ComponentType, ReactNode } from 'react';
import type { AnyInput, InputProps } from '@/fields/views';
import type { Fields, KeyOf, Measures, Report, ValueOf } from '@/schema';
import type { ReportPlace } from './blockProps';
import type { OwnBlockProps } from './blocks/ownBlock';

/**
 * What stands around the pages about one record: its heading, a strip of its pages, whose clock it goes by. It says by
 * `SiteAround` what it knows of the record, and the report has no heading of its own.
 *
 * @public
 */
export type ReportFrame = ComponentType<{ readonly page: string; readonly children: ReactNode }>;

/** What an own note of a block is given. @public */
export type NoteOf = ComponentType<{ readonly answer: unknown; readonly place: ReportPlace }>;

/**
 * What a report cannot say, in `resources/<report name>.views.tsx`: the components of its `own` blocks, and inputs of
 * its own for parameters.
 */
interface ReportParts<P extends Fields, B extends string> {
  readonly blocks?: { readonly [K in B]?: ComponentType<OwnBlockProps> };
  /** What is said below the heading of a chart, from its answer: what a price is made of. */
  readonly notes?: { readonly [K in B]?: NoteOf };
  readonly params?: { readonly [K in KeyOf<P>]?: ComponentType<InputProps<ValueOf<P[K]>>> };
  readonly frame?: ReportFrame;
}

/** The same when the report is not known. @public */
export interface AnyReportParts {
  readonly blocks?: Readonly<Record<string, ComponentType<OwnBlockProps> | undefined>>;
  readonly notes?: Readonly<Record<string, NoteOf | undefined>>;
  readonly params?: Readonly<Record<string, AnyInput | undefined>>;
  readonly frame?: ReportFrame;
}

declare module '@/data/registry/resourceViews' {
  interface ReportViews extends AnyReportParts {}
}

/**
 * Default export of `resources/<report name>.views.tsx`. A block or parameter that the report does not have does not
 * compile.
 *
 * @example export default defineReportViews(sales, { blocks: { map: SalesMap } })
 * @public
 */
export function defineReportViews<P extends Fields, M extends Measures, F extends Fields, B extends string>(
  _report: Report<P, M, F, B>,
  views: ReportParts<P, B>,
): AnyReportParts {
  return views as AnyReportParts; // erased once here: the registry finds it by the same name as the report
}
