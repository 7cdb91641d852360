import type { Block } from '@/schema';
import type { PageBlock, ReportPlace } from '../blockProps';

/** A report as it goes into a file or onto paper. */
export interface ReportPaper {
  /** Its name, in the language of the page. */
  readonly title: string;
  /** Where a block with this answer stands: an answer may say clock and currency itself. */
  placeOf(answer?: unknown, block?: Block): ReportPlace;
  /** What this user may see, in order. */
  readonly blocks: readonly PageBlock[];
}
