import { createContext, useContext } from 'react';
import type { ListsBeside, ReportViews } from '@/data/internal';
import type { Report, WireRow } from '@/schema';
import type { PartMaker } from '../blockProps';
import type { Comparing } from '../compare/comparing';
import type { ParamValues } from '../params/paramsAddress';
import type { NamedBlock } from './grantedBlocks';

/** What a block on view tells of itself, for the file of the page and its print. */
export interface BlockNote {
  readonly extra: WireRow;
  readonly part?: PartMaker | undefined;
}

/** What everything on the page of a report knows. */
export interface ReportOnPage {
  readonly report: Report;
  readonly views: ReportViews;
  /** Those this user may see, of all tabs and for all parameters. */
  readonly blocks: readonly NamedBlock[];
  /** Zone and currency of the site, as far as its record says them. */
  readonly zone: string | undefined;
  readonly currency: string | undefined;
  /** Zone times are shown in, where that is another than the site's. */
  readonly shownIn?: string | undefined;
  /** `resources.<report>`. */
  readonly scope: string;
  choose(values: ParamValues): void;
  /** What its figures are compared with; undefined where nothing is, or where each block does as it says. */
  readonly comparing?: Comparing | undefined;
  /** Its blocks can be put on the overview of their platform. */
  readonly canPin?: boolean;
  readonly notes: Map<string, BlockNote>;
  /** Its lists, for components that stand beside them. */
  readonly lists?: ListsBeside;
}

export const ReportOnPageContext = createContext<ReportOnPage | undefined>(undefined);

/**
 * The report whose page a component stands on. Throws where there is none.
 *
 * @example const { choose, zone } = useReportOnPage()
 * @public
 */
export function useReportOnPage(): ReportOnPage {
  const page = useContext(ReportOnPageContext);
  if (!page) throw new Error('There is no page of a report above.');
  return page;
}
