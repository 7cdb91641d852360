/** Pieces of a page of figures that own blocks take: parameters, answers, blocks. */
export { chartsIn } from './answer/chartsIn';
export { groupFigures } from './answer/readGroups';
export { readRows } from './answer/readRows';
export { readSeries } from './answer/readSeries';
export { readUnit } from './answer/readUnit';
export type { ReportPlace } from './blockProps';
export { TreeBlockView } from './blocks/TreeBlockView';
export { drawnAs } from './blocks/drawnAs';
export type { OwnBlockProps } from './blocks/ownBlock';
export { readTree } from './blocks/readTree';
export { chartSpec } from './chart/chartSpec';
export { FiguresStrip } from './figures/FiguresStrip';
export { chartPart } from './file/chartPart';
export { reportKey } from './page/blockCall';
export { useReportOnPage } from './page/reportPage';
export { useBlockAnswer } from './page/useBlockAnswer';
export { CodeToggle } from './params/CodeToggle';
export { type AroundSite, SiteAround } from './siteAround';
