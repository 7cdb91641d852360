import { CssBaseline, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import './root.css';
import { createConsoleTheme } from './createConsoleTheme';
import { themeStorage } from './themeStorage';
import type { Accent } from '../brands/brand';

const themes = new Map<Accent, ReturnType<typeof createConsoleTheme>>();

/** The theme of a brand, made once: it is large, and can be made while nobody waits. */
export function consoleTheme(accent: Accent): ReturnType<typeof createConsoleTheme> {
  const made = themes.get(accent) ?? createConsoleTheme(accent);
  themes.set(accent, made);
  return made;
}

/**
 * Dresses everything below it in the brand's theme, light or dark. Follows the system until someone chooses;
 * the choice is kept as `console.theme`.
 */
export function ConsoleTheme({ accent, children }: { readonly accent: Accent; readonly children: ReactNode }) {
  return (
    <ThemeProvider
      theme={consoleTheme(accent)}
      defaultMode="system"
      modeStorageKey="console.theme"
      colorSchemeStorageKey="console.scheme"
      storageManager={themeStorage}
      forceThemeRerender
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
