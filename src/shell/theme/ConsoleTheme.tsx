import { CssBaseline, ThemeProvider } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import './root.css';
import { createConsoleTheme } from './createConsoleTheme';
import { themeStorage } from './themeStorage';
import type { Accent } from '../brands/brand';

/**
 * Dresses everything below it in the brand's theme, light or dark. Follows the system until someone chooses;
 * the choice is kept as `console.theme`.
 */
export function ConsoleTheme({ accent, children }: { readonly accent: Accent; readonly children: ReactNode }) {
  const theme = useMemo(() => createConsoleTheme(accent), [accent]);
  return (
    <ThemeProvider
      theme={theme}
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
