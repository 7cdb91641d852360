import type { Components, Theme } from '@mui/material';
import { tokens } from './tokens';

/** Height of inputs and buttons: eight steps of the 4 px grid. */
const HEIGHT = 32;

/** Buttons, inputs, switches: quiet, 32 px high, no capitals, no ripple. */
export const controlStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: HEIGHT, padding: '4px 12px', minWidth: 64 },
      outlined: ({ theme }) => ({ '&:not(.Mui-disabled)': { borderColor: theme.palette.divider } }),
      text: { padding: '4px 8px', minWidth: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6, minWidth: 28, minHeight: 28 } },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: { inputRoot: { '&.MuiOutlinedInput-root': { paddingTop: 1, paddingBottom: 1, minHeight: HEIGHT } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: HEIGHT,
        backgroundColor: theme.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: edge(theme) },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.divider },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      input: { '&:not(textarea)': { boxSizing: 'border-box', height: HEIGHT, padding: '4px 10px' } },
      multiline: { padding: '6px 10px' },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: { '&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(10px, 6px) scale(1)' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0 } } },
  MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiToggleButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { minHeight: HEIGHT, padding: '4px 10px' } } },
};

/** The edge of an input: 3 to 1 against paper in both modes. */
function edge(theme: Theme): string {
  return theme.palette.mode === 'dark' ? tokens.dark.edge : tokens.light.edge;
}
