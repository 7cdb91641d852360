import type { CSSObject, Theme } from '@mui/material';
import { deepmerge } from '@mui/utils';

type Look = NonNullable<Theme['components']>;
/** What a style reads of a theme. */
type Base = Pick<Theme, 'typography' | 'palette'>;

/** How wide an input may be: as the form of a schema sets it (`FIELD_WIDTH` of widgets), else as most of ours are. */
const INPUT_WIDTH = 'var(--field-width, 480px)';

/** A label above its input, in letters of their full size, as ours stand. */
const labelAbove = ({ typography, palette }: Base): CSSObject => ({
  '& .MuiInputLabel-root, & legend.MuiFormLabel-root': {
    ...typography.body2,
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    marginBottom: 4,
    whiteSpace: 'normal',
    pointerEvents: 'auto',
    '&:not(.Mui-error, .Mui-disabled)': { color: palette.text.primary },
  },
  // there is no gap in the border where no label stands in it
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& > legend': { display: 'none' } },
  '& .MuiFormHelperText-root': { ...typography.caption, margin: '4px 0' },
});

const input = (theme: Base): CSSObject => ({ width: '100%', maxWidth: INPUT_WIDTH, ...labelAbove(theme) });

/** An input that can hold chips is no higher than others while it holds none. */
const NO_TALLER: CSSObject = {
  '& .MuiInputBase-root.MuiOutlinedInput-root.MuiAutocomplete-inputRoot': {
    paddingTop: 0,
    paddingBottom: 0,
    paddingLeft: 0,
  },
  '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input.MuiInputBase-input': { padding: '4px 10px' },
};

/** What stands on the line of an input is as high as it. */
const onLine = (button: string): CSSObject => ({ [`& ${button}`]: { width: 24, height: 24, padding: 2 } });

/** Small buttons that do not make a row higher than others. */
const tableRows: CSSObject = {
  '& .MuiTableCell-body': { height: 36, paddingTop: 3, paddingBottom: 3 },
  '& .MuiTableCell-body .MuiButton-root': { minHeight: 28, padding: '2px 8px' },
  '& .MuiTableCell-paddingCheckbox': { width: 40, padding: '0 4px' },
};

/** Buttons beside a page as ours are: outlined, the one that makes something new filled. */
const tools = ({ palette }: Base): CSSObject => ({
  padding: '0 0 8px',
  '.RaList-actions &': { paddingBottom: 0 },
  minHeight: 0,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& .MuiButton-text': { padding: '4px 12px', border: '1px solid', borderColor: palette.divider },
  '& .MuiButton-textPrimary': { color: palette.text.primary },
});

const filled = ({ palette: { primary } }: Base): CSSObject => ({
  order: 1,
  '&&.MuiButton-text': {
    color: primary.contrastText,
    backgroundColor: primary.main,
    borderColor: primary.main,
    '&:hover': { backgroundColor: primary.dark },
  },
});

/** Components of react-admin in the sizes, places and formats of the console. */
const theirs = (language: string): Look => ({
  RaNumberField: { defaultProps: { locales: language } },
  // the language whose days are written year first: 2026-04-03 is the same day to everybody
  RaDateField: { defaultProps: { locales: 'sv-SE' } },

  // some of their inputs are no component that a theme knows: all have this class
  MuiTextField: { styleOverrides: { root: ({ theme }) => ({ '&.ra-input': input(theme) }) } },
  RaResettableTextField: { styleOverrides: { root: onLine('.MuiIconButton-root') } },
  RaAutocompleteInput: { styleOverrides: { root: ({ theme }) => ({ ...input(theme), ...NO_TALLER }) } },
  RaSelectArrayInput: { styleOverrides: { root: ({ theme }) => input(theme) } },
  RaRadioButtonGroupInput: { styleOverrides: { root: ({ theme }) => labelAbove(theme) } },
  RaCheckboxGroupInput: { styleOverrides: { root: ({ theme }) => labelAbove(theme) } },
  RaArrayInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...labelAbove(theme),
        width: '100%',
        '& > .MuiInputLabel-root': { left: 0, top: 0 },
      }),
    },
  },
  RaTranslatableInputs: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: INPUT_WIDTH,
        '& .RaTranslatableInputsTab-root.RaTranslatableInputsTab-root': theme.typography.body2,
      }),
    },
  },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-line': { paddingTop: 8 },
        // a row is seen to be removable before somebody points at it
        '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: 20 },
        '& .RaSimpleFormIterator-index': { marginTop: 30 },
        '& .RaSimpleFormIterator-inline > *': { maxWidth: 240 },
      },
    },
  },
  RaLabeled: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 8,
        '& .RaLabeled-label': { ...theme.typography.caption, color: theme.palette.text.secondary },
      }),
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        '&&': { minHeight: 0, padding: '8px 16px 16px', backgroundColor: 'transparent', backgroundImage: 'none' },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: ({ theme }) => tools(theme) } },
  RaCreateButton: { styleOverrides: { root: ({ theme }) => filled(theme) } },
  RaListToolbar: { styleOverrides: { root: { minHeight: 0, alignItems: 'flex-start', gap: 8, marginBottom: 8 } } },
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { minHeight: 0, padding: 0, gap: 8 },
        '& .RaFilterFormInput-hideButton': { marginBottom: 2 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 0, minWidth: 200 },
        '& .MuiInputLabel-root': { ...theme.typography.caption, marginBottom: 0 },
      }),
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.text.secondary,
        '& .MuiTablePagination-select': { height: 'auto', minHeight: 0, paddingTop: 4, paddingBottom: 4 },
      }),
    },
  },
  RaDataTable: { styleOverrides: { root: tableRows } },
  RaDatagrid: { styleOverrides: { root: tableRows } },
});

/** A theme with what components of react-admin are like among ours; what the project says of them goes before. */
export const withTheirLook = (theme: Theme, language: string): Theme => ({
  ...theme,
  components: deepmerge(theirs(language), theme.components),
});
