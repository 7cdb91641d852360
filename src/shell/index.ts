/** Pieces around a page: boundaries, loading, left tabs, and what a test of an own page stands in. */
export { Page } from './console/Page';
export { LoadingPage } from './pages/LoadingPage';
export { NoPermissionPage } from './pages/NoPermissionPage';
export { PageBoundary } from './pages/PageBoundary';
export { LiveRouter } from './routing/LiveRouter';
export { StillRouter } from './routing/StillRouter';
export { leaving } from './tabs/leftTabs';
export { ModeTheme } from './theme/ModeTheme';
export type { CodeMenu, CodePlatform, ConsoleAuth } from './auth/consoleAuth';
export { menuOf } from './auth/menuOf';
export { Console } from './Console';
export { type ConsoleOptions, startConsole } from './startConsole';
