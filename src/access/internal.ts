/** What other rooms of the framework use of this one; nothing of it is promised. */
export type { AccessDiagnostic, Platform } from './access';
export { namesOf } from './readMenu';
export { addressHere, basePath, inBase, withoutBase } from './basePath';
export { firstBelow } from './firstBelow';
export { forgetAccess, loadAccess } from './grants';
export { keepsArranged } from './keepsArranged';
export { hasOpenDrafts, registerDraft } from './memory/drafts';
export { dropDraft, keptDraft, takeDraft } from './memory/keptDrafts';
export { type LastMenu, likelyPage, rememberMenus } from './memory/lastMenus';
export {
  chooseShared,
  isPseudoLocale,
  isShared,
  preferredLanguage,
  preferredMode,
  rememberLanguage,
} from './memory/preferences';
export { dropTyped, endTyped, findTyped, keepTyped } from './memory/typedInput';
export { onUserMemory, readUserMemory, userMemoryChanges, writeUserMemory } from './memory/userMemory';
export { ownAccount } from './ownAccount';
export { claimUserState } from './memory/userState';
export { NO_TOKEN, type Session, clearSession, isUsableToken, startSession } from './session';
export { type Captcha, loadCaptcha } from './signIn/captcha';
export { changePassword } from './signIn/changePassword';
export { endSession, replaceSession, takeEndReason } from './signIn/endSession';
export { entryPage, leadsToEntry, tokenIn, tokenName } from './signIn/entryPath';
export { dismissPasswordNotice, isPasswordNoticeOpen } from './signIn/passwordNotice';
export { type PasswordPolicy, loadPasswordPolicy } from './signIn/passwordPolicy';
export { isReloading, reloadWithDrafts } from './signIn/reloading';
export { likelyReturn, ownPath, rememberReturn, takeReturn } from './signIn/returnTo';
export { prepareSealKey } from './signIn/sealKey';
export { type Credentials, exchangeToken, isOutsideToken, landSso, readSession, signIn } from './signIn/signIn';
export { localStore, tabStore } from './storage';
export { loadSystemInfo, prepareSystemInfo } from './systemInfo';
