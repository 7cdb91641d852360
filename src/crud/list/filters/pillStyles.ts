import { alpha, type Theme } from '@mui/material';
import { UNSEEN } from '@/widgets';

/** Room for what is typed in px: of an empty box, of one in hand, and the most. */
const ROOM = { empty: 20, typing: 88, most: 180 } as const;

/**
 * Inputs of fields as compact boxes of one line, where `[data-filter]` is the box: the name of the field stands inside
 * of it before its value, and gives way where room is short. An empty one shows its name alone; `data-set` is one that
 * filters.
 */
export function pillStyles(theme: Theme) {
  const { palette } = theme;
  return {
    '& [data-filter]': {
      display: 'inline-flex',
      alignItems: 'center',
      flex: '0 1 auto',
      position: 'relative',
      minWidth: 0,
      maxWidth: '100%',
      minHeight: 32,
      boxSizing: 'border-box',
      overflow: 'hidden',
      border: 1,
      borderColor: alpha(palette.text.secondary, 0.72),
      borderRadius: 1,
      bgcolor: 'background.paper',
      '&:hover': { borderColor: 'text.primary' },
      '&:focus-within': { borderColor: 'primary.main', boxShadow: `0 0 0 1px ${palette.primary.main}` },
      '&[data-set]': {
        bgcolor: alpha(palette.primary.main, palette.mode === 'dark' ? 0.16 : 0.08),
        borderColor: alpha(palette.primary.main, 0.7),
      },
    },
    '& [data-field]': {
      display: 'flex',
      alignItems: 'center',
      gap: 0,
      flex: '0 1 auto',
      minWidth: 0,
    },
    // its control
    '& [data-field] > :nth-of-type(2)': { display: 'flex', flex: '0 1 auto', minWidth: 0 },
    // what is wrong with it
    '& [data-field] > :nth-of-type(3)': { flex: '0 1 auto', px: 0.75 },
    // the name of the field, which gives way before its value
    '& [data-field] > :first-of-type': {
      display: 'block',
      flex: '0 20 auto',
      minWidth: 24,
      minHeight: 0,
      pl: 1.25,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& > label, & > span': { typography: 'body2', color: 'text.primary', whiteSpace: 'nowrap' },
    },
    '& [data-set] [data-field] > :first-of-type > :is(label, span)': {
      color: 'text.secondary',
      '&::after': { content: '":"' },
    },
    '& .MuiInputBase-root.MuiInputBase-root': {
      flex: '0 1 auto',
      width: 'auto',
      minHeight: 30,
      bgcolor: 'transparent',
      typography: 'body2',
    },
    '& .MuiOutlinedInput-notchedOutline, & .MuiPickersOutlinedInput-notchedOutline': { display: 'none' },
    '& .MuiInputBase-input:not(.MuiSelect-select)': {
      height: 30,
      px: '6px',
      fieldSizing: 'content',
      minWidth: ROOM.empty,
      maxWidth: ROOM.most,
      '@supports (field-sizing: content)': { width: 'auto' },
      '&:focus': { minWidth: ROOM.typing },
      '&:not(:focus)::placeholder': { opacity: '0 !important' },
    },
    '& .MuiAutocomplete-root': { flex: '0 1 auto', minWidth: 0 },
    '& .MuiAutocomplete-inputRoot.MuiAutocomplete-inputRoot.MuiInputBase-root': {
      flexWrap: 'nowrap',
      minHeight: 30,
      p: '0 26px 0 2px',
      '& .MuiAutocomplete-input': { flex: '0 1 auto', p: '0 0 0 4px' },
    },
    '& .MuiAutocomplete-clearIndicator': { display: 'none' },
    // how it compares stands between the name and the value, told where it filters or in hand
    '& [data-filter]:has(> [data-word])': {
      '& > [data-field]': { display: 'contents' },
      '& > [data-word]': { order: 1 },
      '& > [data-field] > :first-of-type ~ *, & > [data-word] ~ *': { order: 2 },
    },
    '& [data-filter]:is([data-set], [data-turned]):has(> [data-word]) [data-field] > :first-of-type > :is(label, span)::after':
      { content: 'none' },
    '& [data-filter]:not([data-set], [data-turned], :focus-within) [data-word]': UNSEEN,
    // from … to …
    '& [data-field] > * > [role=group], & [data-ends] > * > [role=group]': { display: 'flex', gap: 0, minWidth: 0 },
    '& [data-field] > * > [role=group] > * + *::before, & [data-ends] > * > [role=group] > * + *::before': {
      content: '"–"',
    },
    '& .MuiPickersTextField-root': { width: 'auto', minWidth: 0, flexDirection: 'row', alignItems: 'center' },
    '& .MuiPickersInputBase-root.MuiPickersInputBase-root': { minHeight: 30, pl: '6px', pr: 0, bgcolor: 'transparent' },
    '& .MuiPickersInputBase-sectionsContainer.MuiPickersInputBase-sectionsContainer': {
      flex: 'none',
      width: 'auto',
      minWidth: 84,
    },
    '& [data-shown]::after': { insetInline: '6px 26px !important', lineHeight: '30px !important' },
    // an empty day is a place to press: what can be typed shows in hand
    '& [data-empty]:not(:focus-within)::after': { display: 'none' },
    '& [data-empty]:not(:focus-within) .MuiPickersInputBase-sectionsContainer.MuiPickersInputBase-sectionsContainer': {
      width: 24,
      minWidth: 0,
      overflow: 'hidden',
      opacity: 0,
    },
    '& .clearButton.clearButton': { display: 'none' },
    // the whole box opens its list, not only the words in it
    '& .MuiSelect-select.MuiSelect-select': {
      minHeight: 0,
      height: 30,
      lineHeight: '30px',
      py: 0,
      pl: '6px',
      pr: '28px',
      maxWidth: ROOM.most + 40,
      '&::before': { content: '""', position: 'absolute', inset: '0 0 0 -100vw' },
    },
    '& [data-filter]:not([data-set]) .MuiSelect-select > .MuiTypography-root': UNSEEN,
    '& .MuiSelect-icon': { right: 4 },
  } as const;
}
