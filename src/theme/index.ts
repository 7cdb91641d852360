/** The look of the console: what a theme of a project may say. */
export type { ConsoleThemeOptions } from './consoleThemeOptions';
