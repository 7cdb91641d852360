export * from './action/action';
export * from './action/actionKind';
export * from './action/trace';
export * from './call';
export * from './codec';
export * from './columnFormat';
export * from './condition';
export * from './defaultOf';
export * from './field';
export * from './fieldFill';
export type * from './fieldParts';
export * from './form';
export { isEmptyFilter, isNot, type NotValue, wantedOf } from './filters/filterValue';
export * from './list';
export * from './operand';
export { flatOwn, nestOwn } from './own/nestOwn';
export type { OwnFieldsSpec } from './own/ownFields';
export { type AddedFields, withFields } from './own/withFields';
export * from './related';
export * from './resource';
export * from './restrictFields';
export * from './action/round';
export * from './rule';
export * as rules from './rules';
export * from './validate';
export * from './workflow';
export * from './workflow/dueAt';
export * from './workflow/expectedState';
export * from './workflow/machine';
export * from './workflow/stateGraph';
export * from './workflow/turn';
export * from './workflow/unmetGuards';
export * from './versions';
export * from './services/serviceWire';
export {
  answerProvidersByWire,
  type Provided,
  type ProviderLoader,
  type RecordProvider,
} from './services/recordProvider';
export * from './services/noticeService';
export * from './objectOf';
export * from './services/viewService';
export * from './services/sessionService';
export * from './services/siteDefaults';
export * from './services/siteToday';
export { addDays } from './dates/clock';
export { currentTime } from './dates/currentTime';
export { addSpan, isWithinSpan } from './dates/dateSpan';
export { latestToday } from './dates/latestToday';
export * from './dates/period';
export * from './measure/measure';
export * from './measure/unit';
export * from './report/behaviour';
export * from './report/block';
export * from './report/blockFacts';
export * from './report/build';
export * from './report/fill';
export * from './report/overview';
export * from './report/report';
export { FORMATS, type FileFormat, configureFormats } from './sheet/workbook/fileFormats';
export { type FieldCell, type FieldNumber, type FileCell, type ShownTime, fileTable } from './sheet/fileCell';
export { codesOfResource } from './codesOfResource';
export { formatAmount, formatDifference, formatFigure, formatList, formatNumber, withUnit } from './format';
export { MOST_ROWS } from './import';
export { idAsNumber } from './idAsNumber';
export { idParams } from './ids/recordId';
export { isObject } from './isObject';
export { currencyUnit } from './measure/currencyUnit';
export { figureDecimals } from './measure/figureDecimals';
export { recordUnit } from './measure/recordUnit';
export { roundsToZero } from './measure/roundsToZero';
export { readLabel } from './readers/label';
export {
  isDay,
  readClock,
  readDateTime,
  readDay,
  readMonthAlone,
  readTime,
  readWritten,
  readYearAlone,
} from './readers/moment';
export { readNumber, readNumbers } from './readers/number';
export { cleanText, foldText } from './readers/text';
export { type ColumnReadings, columnReadings, readingContext } from './sheet/columnReadings';
export { csvText } from './sheet/csvText';
export { importFields } from './sheet/importFields';
export { type NamedField, matchHeadings } from './sheet/matchHeadings';
export { readSheetValue } from './sheet/readSheetValue';
export { type SheetCell, cellText } from './sheet/sheetCell';
export { type FindWord, wordFinder } from './sheet/wordFinder';
export { readWorkbook } from './sheet/workbook/readWorkbook';
export { type ReadOptions, type SheetFile, type WorkbookFault, WorkbookProblem } from './sheet/workbook/workbook';
export { type NestedTexts, foundKey, textAt } from './textKeys';
export { typeOptions } from './typeOptions';
export { UNSAID, readsEnglish } from './language/languages';
export { inLanguages } from './language/inLanguages';
export { type Named, nameIn } from './language/names';
