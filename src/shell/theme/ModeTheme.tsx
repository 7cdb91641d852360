import { styled, ThemeProvider, useTheme } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { cellStyles, createModeTheme, type Mode } from '@/theme/internal';

/** What stands in rows is styled by class names, which are those of the console. */
const Rows = styled('div')(({ theme }) => ({ display: 'contents', ...cellStyles(theme) }));

/**
 * Dresses what is below in one mode, whatever that of the console is: a wall of screens is dark by day, too.
 *
 * @example <ModeTheme mode="dark">{children}</ModeTheme>
 * @public
 */
export function ModeTheme({ mode, children }: { readonly mode: Mode; readonly children: ReactNode }) {
  const { colorSchemes, palette } = useTheme();
  const accentOf = (of: Mode) => (colorSchemes?.[of]?.palette ?? palette).primary.main;
  const [light, dark] = [accentOf('light'), accentOf('dark')];
  const theme = useMemo(() => createModeTheme(mode, { light, dark }), [mode, light, dark]);
  return (
    <ThemeProvider theme={theme}>
      <Rows>{children}</Rows>
    </ThemeProvider>
  );
}
