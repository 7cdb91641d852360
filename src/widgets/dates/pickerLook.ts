import type { SxProps, Theme } from '@mui/material';

/** The date field at the height of every other input. */
export function fieldLook(readOnly: boolean | undefined): SxProps<Theme> {
  return {
    minWidth: 0,
    '& .MuiPickersInputBase-root': {
      minHeight: 32,
      pl: '10px',
      pr: '4px',
      typography: 'body2',
      bgcolor: readOnly ? 'action.hover' : 'background.paper',
    },
    '& .MuiPickersInputBase-root:not(.Mui-error, .Mui-focused, :hover) .MuiPickersOutlinedInput-notchedOutline': {
      borderColor: 'text.disabled',
    },
    '& .MuiPickersInputBase-sectionsContainer': { py: '4px', fontVariantNumeric: 'tabular-nums' },
    // what is typed has its sections; once it is, the value stands as cells write it
    '&[data-shown]': { position: 'relative' },
    '&[data-shown]:not(:focus-within) .MuiPickersInputBase-sectionsContainer': { opacity: 0 },
    '&[data-shown]:not(:focus-within)::after': {
      content: 'attr(data-shown)',
      position: 'absolute',
      insetInline: '10px 34px',
      top: 0,
      typography: 'body2',
      lineHeight: '32px',
      fontVariantNumeric: 'tabular-nums',
      color: readOnly ? 'text.secondary' : 'text.primary',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      pointerEvents: 'none',
    },
    '&[data-empty]:not(:focus-within)::after': { color: 'text.secondary' },
    '& .MuiInputAdornment-root': { ml: 0 },
    // its place is needed for the seconds
    '& .MuiPickersInputBase-root:not(:hover, :focus-within) .clearButton': { display: 'none' },
    '& .MuiIconButton-root': { p: '4px', mr: 0 },
    '& .MuiSvgIcon-root': { fontSize: 18 },
  };
}

/** A line around today. */
export const todayLook = {
  sx: {
    '&[aria-current]': { boxShadow: (theme: Theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}` },
  },
} as const;
