import type { CheckedValues, Fields, KeyOf, Measures, Report, WireRow } from '@/schema';
import type { Locale } from '../core/texts';
import type { Doc, Store } from '../store/store';
import type { Sums } from '../world/model';
import type { Site } from '../world/site';
import type { Part } from './part';

/** What a report is asked. */
export interface ReportRequest {
  /** Its parameters, decoded, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Everything that was sent: also pages and switches. */
  readonly params: WireRow;
  readonly locale: Locale;
  /** Epoch ms. */
  readonly now: number;
  readonly store: Store;
  /** A record of a resource by its id, where who asks may see it: what a parameter refers to. */
  record(resource: string, id: unknown): Doc | undefined;
}

/**
 * A measure of a site for a time, from its sums there. A number adds up over sites where the measure sums, and is their
 * mean where it does not; `null` is unknown.
 */
export type MeasureSource = (sums: Sums, site: Site, request: ReportRequest) => number | Part | null;

export interface SourceOptions<B extends string = string> {
  /** Sites that have anything to tell. Default: all. */
  readonly where?: (site: Site) => boolean;
  /** Where no period is asked for its figures are those of today. Default: of the month until today. */
  readonly today?: true;
  /** Collections that figures are also made of: what changes there changes them at once. */
  readonly reads?: readonly string[];
  /**
   * Blocks that are no figures of sites by days or hours: the whole answer of an `own` block or a chart, the rows of a
   * table with columns of its own.
   */
  readonly blocks?: { readonly [K in B]?: (request: ReportRequest, sites: readonly Site[]) => unknown };
}

/** What the backend knows of a report that its schema cannot say. */
export interface ReportSource extends SourceOptions {
  readonly report: string;
  readonly measures: Readonly<Record<string, MeasureSource>>;
  /** The whole answer of a calculator, from its inputs; thrown refusals are answered. */
  readonly calculate?: (request: ReportRequest) => object;
}

/**
 * `defineSource(pvEnergy, { generation: (sums) => sums.generation })`: what is left out is in the vocabulary of the
 * world (`worldMeasures`), or made up.
 */
export function defineSource<P extends Fields, M extends Measures, F extends Fields, B extends string>(
  report: Report<P, M, F, B>,
  measures: { readonly [K in KeyOf<NoInfer<M>>]?: MeasureSource },
  options: SourceOptions<NoInfer<B>> = {},
): ReportSource {
  return { ...(options as SourceOptions), report: report.name, measures: measures as ReportSource['measures'] };
}

/**
 * `defineCalculator(pvProfit, (values) => profitOf(values))`: the answer from the inputs. Figures of its measures are
 * rounded as they are shown.
 */
export function defineCalculator<P extends Fields, M extends Measures, F extends Fields, B extends string>(
  report: Report<P, M, F, B>,
  calculate: (values: CheckedValues<P>, request: ReportRequest) => object,
): ReportSource {
  return {
    report: report.name,
    measures: {},
    calculate: (request) => calculate(request.values as CheckedValues<P>, request),
  };
}
