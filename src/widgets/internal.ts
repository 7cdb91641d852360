/** What other rooms of the framework use of this one; nothing of it is promised. */
export { FIELD_WIDTH, type FrameControl } from './FieldFrame';
export { FieldGrid } from './FieldGrid';
export { FormFoot } from './FormFoot';
export { TitlePlace } from './TitlePlace';
export { SecretDialog } from './SecretDialog';
export { copyText } from './copyText';
export type { RangeEnds } from './dates/DateRangeBox';
export { SiteZone } from './dates/SiteZone';
export { TimeBox } from './dates/TimeBox';
export { TimePick } from './dates/TimePick';
export { ActionAlert } from './feedback/ActionAlert';
export { LookLink } from './feedback/FailureAlert';
export { ChoicesBox } from './inputs/ChoicesBox';
export { ReadingChoice } from './inputs/ReadingChoice';
export { SearchChoiceBox } from './inputs/SearchChoiceBox';
export { ALL_IN_INK } from './inputs/SearchInput';
export { asTyped, useTypedText } from './inputs/useTypedText';
export { DecimalChoice } from './number/DecimalChoice';
export { isMirrored } from './isMirrored';
export { Spacer } from './table/Spacer';
export {
  type Area,
  type Cell,
  type Size,
  cellsOf,
  countOf,
  heightOf,
  nearest,
  sameCell,
  wholeArea,
  widthOf,
} from './table/cells';
export { type Fitted, type Wanted, fitWidths } from './table/fitWidths';
export { cellAfter, cellToFill, rowAfter } from './table/keys';
export { type Between, columnEdges, heightAbove } from './table/onView';
export { type PinSide, pinClass, pinOffsets, pinStyle } from './table/pins';
export { revealColumn, revealRow } from './table/reveal';
export { tabCells, tabText } from './table/tabText';
export { useCells } from './table/useCells';
export { usePacedRows } from './table/usePacedRows';
export { useTableWindow } from './table/useTableWindow';
export { type Segment, Segments } from './tabs/Segments';
export { scrollFade } from './tabs/scrollFade';
export { TreeBar } from './tree/TreeBar';
export { TreeRows } from './tree/TreeRows';
export { ancestorsOf } from './tree/treeIndex';
export { useTreeView } from './tree/useTreeView';
export { UploadProblems } from './upload/UploadProblems';
export { IMPORT_LIMITS, SHEET_LIMITS, type UploadProblem, checkFiles } from './upload/checkFiles';
export { useFilePick } from './upload/useFilePick';
export { useUserMemory } from './useUserMemory';
export { whenIdle } from './whenIdle';
export { makeFile, openFile } from './workbook/runWorkbook';
export { MatchText } from './MatchText';
export { useDragOrder } from './order/useDragOrder';
export { reorderTarget } from './reorderTarget';
export { useElementSize } from './zoom/useElementSize';
export type { Zoom } from './zoom/useZoom';
export type { ViewSize } from './zoom/view';
export { numberText } from './number/numberText';
