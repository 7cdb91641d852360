/** What other rooms of the framework use of this one; nothing of it is promised. */
export { ListSlot } from './blocks/listSlot';
export { FigureDays } from './figures/FigureDays';
export { BlockCell } from './page/BlockCell';
export { BlockView, prefetchBlockViews } from './page/BlockView';
export { default as ReportPage } from './page/ReportPage';
export { everyMs } from './page/everyMs';
export { grantedBlocks } from './page/grantedBlocks';
export { type Arranged, pinKey, useArranged } from './page/pins';
export { type BlockNote, type ReportOnPage, ReportOnPageContext } from './page/reportPage';
export { firstValues } from './params/firstValues';
export { paramErrors } from './params/paramErrors';
export { type ParamValues, readAddress } from './params/paramsAddress';
export { isPeriod } from './params/periodField';
export { siteParam } from './params/siteParam';
export { useExtra } from './useExtra';
export type { AddedMarks, MarksTold } from './chart/addedMarks';
export { singleDay } from './chart/singleDay';
