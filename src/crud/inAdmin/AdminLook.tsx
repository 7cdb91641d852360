import { GlobalStyles, ThemeProvider, useTheme } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { partStyles, themeInAdmin } from '@/theme/internal';

/** Our parts in the colors, letters and corners of the app around them. */
export function AdminLook({ children }: { readonly children: ReactNode }) {
  const theirs = useTheme();
  const language = useLocale() ?? 'en';
  const theme = useMemo(() => themeInAdmin(theirs, language), [theirs, language]);
  return (
    <ThemeProvider theme={() => theme}>
      <GlobalStyles styles={partStyles} />
      {children}
    </ThemeProvider>
  );
}
