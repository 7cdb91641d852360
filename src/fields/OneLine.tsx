import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';

export interface OneLineProps {
  readonly text: string;
  /** Figures of one width: numbers and amounts. The table aligns their column by `kind.align`. */
  readonly figures?: boolean;
  readonly component?: ElementType;
}

/** Words on one line; what does not fit is in the title. */
export function OneLine({ text, figures = false, component = 'span' }: OneLineProps) {
  return (
    <Typography
      component={component}
      variant="body2"
      noWrap
      title={text.length > 12 ? text : undefined}
      sx={{
        display: 'block',
        minWidth: 0,
        color: text === '-' ? 'text.disabled' : 'inherit',
        ...(figures && { fontVariantNumeric: 'tabular-nums' }),
      }}
    >
      {text}
    </Typography>
  );
}
