import ExpandMore from '@mui/icons-material/ExpandMore';
import type { FilterOptionsState, ThemeOptions } from '@mui/material';
import { createElement } from 'react';
import { foldText } from '@/schema';
import { ownDirection } from './cellStyles';
import { floating } from './surfaceStyles';

/** Height of inputs and buttons: eight steps of the 4 px grid. */
const HEIGHT = 32;

/** The options whose words hold what is typed, whatever the case and accents. */
function filterOptions<T>(options: T[], { inputValue, getOptionLabel }: FilterOptionsState<T>): T[] {
  const wanted = foldText(inputValue);
  return options.filter((one) => foldText(getOptionLabel(one)).includes(wanted));
}

/** Buttons, inputs, switches: quiet, 32 px high, no capitals, no ripple. */
export const controlStyles: NonNullable<ThemeOptions['components']> = {
  // those of `baseStyles` do: a sheet for every input that comes and goes is dear
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      // a Chinese label is no column of letters where room is short
      root: { minHeight: HEIGHT, padding: '4px 12px', minWidth: 64, wordBreak: 'keep-all' },
      outlined: ({ theme }) => ({ '&:not(.Mui-disabled)': { borderColor: theme.palette.divider } }),
      text: { padding: '4px 8px', minWidth: 0 },
      sizeSmall: ({ theme }) => ({ fontSize: theme.typography.button.fontSize }),
      startIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
      // what is on its way is seen to be
      loadingIndicator: ({ theme }) => ({ color: theme.palette.text.secondary }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6, minWidth: 28, minHeight: 28 } },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small', IconComponent: ExpandMore }, styleOverrides: { icon: { fontSize: 20 } } },
  MuiAutocomplete: {
    defaultProps: { size: 'small', filterOptions, popupIcon: createElement(ExpandMore, { fontSize: 'small' }) },
    styleOverrides: {
      paper: ({ theme }) => floating(theme),
      option: ownDirection,
      inputRoot: { '&.MuiOutlinedInput-root': { paddingTop: 1, paddingBottom: 1, minHeight: HEIGHT } },
      // the arrow stands where that of a select does
      endAdornment: { right: '3px !important' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: HEIGHT,
        backgroundColor: theme.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.edge },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.divider },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      input: { '&:not(textarea)': { boxSizing: 'border-box', height: HEIGHT, padding: '4px 10px' } },
      multiline: { padding: '6px 10px' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0 } } },
  MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { width: 40, height: 24, padding: 2, margin: '0 8px 0 4px' },
      switchBase: ({ theme }) => ({
        padding: 4,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 10, opacity: 1, backgroundColor: theme.palette.edge }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 28,
        height: 28,
        '&.Mui-selected': { color: theme.palette.primary.main, fontWeight: theme.typography.fontWeightBold },
      }),
    },
  },
  MuiToggleButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { minHeight: HEIGHT, padding: '4px 10px' } },
  },
};
