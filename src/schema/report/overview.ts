/** A block of a report on the overview of each platform that has the report. @public */
export interface OverviewBlock {
  readonly report: string;
  readonly block: string;
  /**
   * Asked for so many days until today, where the report has a period; of figures of one day a small line shows the
   * days. Default: what the report opens with.
   */
  readonly days?: number;
}

/** Records of a list that somebody has to look at, on the overview of each platform that has the list. @public */
export interface OverviewRecords {
  readonly list: string;
  /** Filters of the list. `{ waitingForMe: true }`: those whose turn is the user's. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** A field with a few values, each of which is counted: how bad an alarm is. */
  readonly by?: string;
}

/** What the overview of a platform shows until a person arranges it, best first. @public */
export interface OverviewSpec {
  readonly blocks: readonly OverviewBlock[];
  /** Counted, each number a link to the list. */
  readonly waits: readonly OverviewRecords[];
  /** The first of them by name: sites with trouble. */
  readonly records: readonly OverviewRecords[];
}

/**
 * What there is to see of all areas, in `schemas/overview.ts`. A platform shows what is granted in it.
 *
 * @example defineOverview({ blocks: [{ report: 'depot/volume', block: 'total', days: 7 }], waits: [], records: [] })
 * @public
 */
export const defineOverview = (spec: OverviewSpec): OverviewSpec => spec;
