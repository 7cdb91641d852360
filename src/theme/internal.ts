/** What other rooms of the framework use of this one; nothing of it is promised. */
export type { Accent } from './accent';
export { partStyles } from './baseStyles';
export { cellStyles } from './cellStyles';
export { contrast, inkOn } from './contrast';
export { createConsoleTheme, createModeTheme } from './createConsoleTheme';
export { layThemes } from './layThemes';
export { themeInAdmin } from './themeInAdmin';
export { type Mode, tokens } from './tokens';
