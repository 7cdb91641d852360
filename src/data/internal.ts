/** What other rooms of the framework use of this one; nothing of it is promised. */
export { authProvider } from './grants/authProvider';
export { grantedFields } from './grants/grantedFields';
export { pageParams } from './lists/pageParams';
export { type Sort, type SortKey, sortKeys, sortParams, sortsByMany } from './lists/sortParams';
export { AboutProvider } from './page/pageAbout';
export { useAddressParams } from './page/useAddressParams';
export type { Leave, PagePlace } from './page/pagePlace';
export { type Favorite, useFavorites } from './page/useFavorites';
export { homePageIn, useHomePage } from './page/useHomePage';
export { useWhileOpen } from './page/useWhileOpen';
export { forEachId, type BulkWatch } from './records/bulk';
export type { ActionResult } from './records/consoleDataProvider';
export { confirmImport, importFile, uploadImport } from './records/importing';
export { type InvokeOptions, invokePage } from './records/invoke';
export { invokeIfKnown, isNotDone } from './records/invokeIfKnown';
export { rowOf } from './records/rowOf';
export { changeFound } from './records/changeRecords';
export { createRecord } from './records/saving';
export { Awaiting } from './registry/Awaiting';
export { EditedSources } from './registry/EditedSources';
export type { BrokenSource } from './registry/editedParts';
export { RegistryProvider } from './registry/RegistryContext';
export { useNearestResource } from './registry/ResourceContext';
export { forgetFailure } from './registry/forgetFailure';
export { ExtraBoundary } from './registry/ExtraBoundary';
export { extraPart } from './registry/extraPart';
export { type LazyPart, knownPart } from './registry/lazyPart';
export { lazyView } from './registry/lazyView';
export { createRegistry } from './registry/registry';
export type { LoadedReport } from './registry/loadReport';
export { memoize } from './registry/memoize';
export type { ReportViews } from './registry/resourceViews';
export { settling } from './registry/settling';
export { type ConsoleI18nProvider, i18nProvider } from './texts/i18nProvider';
export { inSentence } from './texts/inSentence';
export { raMessages } from './texts/raMessages';
export { setPageLanguage } from './texts/setPageLanguage';
export { areaTexts } from './texts/areaTexts';
export { default as ReactAdminPlace } from './bridge/ReactAdminPlace';
export {
  type FormCheck,
  FormPart,
  InputPart,
  ListPart,
  type ListsBeside,
  OwnPart,
  TellListContext,
  createListsBeside,
  hasOwnParts,
} from './bridge/bridge';
export { theirPlace } from './bridge/ourAddress';
export { WAITING } from './lists/waiting';
export { openLive } from './live/openLive';
