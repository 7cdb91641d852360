/** What other rooms of the framework use of this one; nothing of it is promised. */
export { checkBeside } from './beside';
export { neededAbove } from './ids/below';
export { idBelow, partsOfId } from './ids/recordId';
export { dateForms, datePattern } from './dates/dateForms';
export { formatMoney, formatShare, formatShort } from './format';
export { labelled } from './language/labelled';
export { comparesOtherwise, isChosen, isEmptyTest, isOrdered } from './filters/filterValue';
export { type FilterWord, filterBy, filterFor, wordOf } from './filters/filterWord';
export { MOST_QUESTIONS, filterWords, questionsOf } from './filters/filterWords';
export type { LintedViews } from './lint/lintViews';
export { meantUnit } from './lint/checkUnits';
export { durationWords } from './measure/durationWords';
export { isSameCurrency } from './measure/isSameCurrency';
export { isFreeName } from './own/withFields';
export { titleField } from './titleField';
export { sumOf } from './measure/sumOf';
export type { Label } from './readers/label';
export { mixesAlphabets } from './readers/mixesAlphabets';
export { readMonth, readYear } from './readers/moment';
export { isTurned, isolated, mayDeceive, runsRightToLeft, shownName, withoutDirections } from './readers/name';
export {
  type DecimalMark,
  type NumberForm,
  decimalMarkOf,
  isDecimalMark,
  readNumberText,
  twofoldTexts,
} from './readers/number';
export { plainFigures } from './readers/plainFigures';
export { cleanCode, readText } from './readers/text';
export { withDecimal } from './readers/withDecimal';
export { type DayOrder, inFigures, isDayOrder } from './readers/wordedMoment';
export { type ColumnQuestion, type ColumnReading, isColumnReading } from './sheet/columnReadings';
export { columnWidths } from './sheet/columnWidths';
export { withoutFormula } from './sheet/formula';
export { withHeadingUnits } from './sheet/headingUnits';
export { type Mapping, bareHeading, findHeaderRow } from './sheet/matchHeadings';
export { numberFormat } from './sheet/numberFormat';
export { isSheetError } from './sheet/sheetCell';
export type { CellContext } from './sheet/readSheetValue';
export { isMomentField } from './sheet/sheetMoment';
export { normalWord } from './sheet/wordFinder';
export { type FormatName, fileFormats } from './sheet/workbook/fileFormats';
export {
  ENCODINGS,
  type Encoding,
  type NewSheet,
  SEPARATORS,
  type Separator,
  type Sheet,
  type TextForm,
} from './sheet/workbook/workbook';
export { likeArea } from './textKeys';
export { textWidth } from './textWidth';
export { targetOf } from './typeOptions';
export {
  type Language,
  USUAL_LANGUAGES,
  describeLanguages,
  inOrder,
  languageOf,
  languages,
  offerLanguages,
  spoken,
  toldLanguage,
} from './language/languages';
export { isLanguageCode } from './readers/isLanguageCode';
export { pageLanguage } from './language/pageLanguage';
export { addedNames } from './language/inLanguages';
export { suffixCode } from './language/names';
export { wordOrder } from './language/wordOrder';
export { referencesOf, typeOfTarget } from './services/formatted';
export { justNow } from './dates/justNow';
