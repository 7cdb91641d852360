import type { ReactNode } from 'react';
import type { Download } from '@/api';
import type { Live } from '@/data';
import type { Block, Report, WireRow } from '@/schema';
import type { RunChoice } from './answer/readRuns';
import type { ToldComparison } from './compare/comparedWords';
import type { PartTable } from './file/filePart';

/** The report a block stands in, as it is asked now. @public */
export interface ReportPlace {
  readonly report: Report;
  /** By name, decoded: what the inputs hold. */
  readonly params: Readonly<Record<string, unknown>>;
  /** IANA zone of the site: its days, its clock. */
  readonly zone: string;
  /** Zone times are shown in, where somebody looks at them on another clock. Days stay those of the site. */
  readonly shownIn?: string;
  /** Sign or code of the currency of the site: `€`, `CNY`. */
  readonly currency: string;
  /**
   * Days of the period that is asked for, both included (`yyyy-MM-dd`, by the calendar of the site); absent where no
   * parameter is a period.
   */
  readonly days?: { readonly startDate: string; readonly endDate: string };
}

/** What a block is compared with, for the file of the page and its print. */
export interface ComparedAnswer extends ToldComparison {
  /** Undefined where there was none. */
  readonly answer: unknown;
}

/**
 * A block that this user may see, as the file of the page and its print take it: also of another tab, also before it
 * was on view.
 */
export interface PageBlock<B extends Block = Block> {
  /** Its key in the report. */
  readonly name: string;
  readonly block: B;
  /** In the language of the page. */
  readonly heading: string;
  /** What is sent besides the parameters: page, switch. Kept with `useExtra`. */
  readonly extra: WireRow;
  /**
   * Its answer (its part, where the block says `at`), asked with these extra parameters instead. What the page has on
   * view is given again without asking, so that file and page agree. Rejects with a `WireError`.
   */
  load(extra: WireRow, signal?: AbortSignal): Promise<unknown>;
  /** The other answer of its figures, where they are compared on the page. */
  compared?(signal: AbortSignal): Promise<ComparedAnswer | undefined>;
  /** What an `own` or `list` block is in the file and on paper, said by its component; without it, it is not there. */
  readonly part?: PartMaker;
}

export type PartMaker = (signal: AbortSignal) => Promise<PartTable | undefined>;

/** What the page gives to the view of every block. */
export interface BlockProps<B extends Block = Block> extends Omit<PageBlock<B>, 'part' | 'compared'> {
  readonly place: ReportPlace;
  /** The answer to the parameters with `extra`, and how that stands. */
  readonly live: Live<unknown>;
  setExtra(extra: WireRow): void;
  /** Of a chart: the cloud's own file of it. Rejects with a `WireError` that has been told. */
  file?(): Promise<Download>;
  /** Of a chart: the answer to its second call (`besides` of a behaviour). */
  readonly besides?: unknown;
  /** Of a chart with `runs`: those there are, and which is drawn. */
  readonly runs?: RunChoice;
  /** The parameters that are chosen in its heading (`inputs` of the block). */
  readonly inputs?: ReactNode;
  /** For `own` and `list` blocks: see `PageBlock.part`. To be called in an effect; undefined takes it back. */
  setPart?(part: PartMaker | undefined): void;
}
