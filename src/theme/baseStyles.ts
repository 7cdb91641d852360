import type { CSSObject, Theme, ThemeOptions } from '@mui/material';
import { cellStyles } from './cellStyles';

/** Animations that show nothing: by their names MUI hears that the browser filled an input. */
const FILLED = 'mui-auto-fill';
const EMPTIED = 'mui-auto-fill-cancel';

/** What our parts count on wherever they stand: a visible focus, rows, inputs. */
export const partStyles = (theme: Theme): CSSObject => ({
  ':focus-visible, .Mui-focusVisible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 1,
  },
  ...cellStyles(theme),
  // Focused by script after a navigation; the reader is told, the eye is not.
  'main:focus-visible, h1[tabindex="-1"]:focus-visible': { outline: 'none' },
  // The input's own border is its ring.
  '.MuiInputBase-input:focus-visible': { outline: 'none' },
  [`@keyframes ${FILLED}`]: { from: { animationName: FILLED } },
  [`@keyframes ${EMPTIED}`]: { from: { animationName: EMPTIED } },
  // one color for what is not chosen yet, in every kind of input
  '.MuiInputBase-input::placeholder': {
    color: `${theme.palette.text.secondary} !important`,
    opacity: '1 !important',
  },
  '.MuiInputBase-input': { animation: `${EMPTIED} 10ms` },
  '.MuiInputBase-input:-webkit-autofill': { animation: `${FILLED} 5000s` },
});

/** What every page stands on: numbers of one width, calm motion for those who ask for it. */
export const baseStyles: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: 'tabular-nums', minWidth: 320, textAutospace: 'normal' },
      '*': { scrollbarWidth: 'thin' },
      html: { scrollbarColor: `${theme.palette.text.disabled} transparent` },
      ...partStyles(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
