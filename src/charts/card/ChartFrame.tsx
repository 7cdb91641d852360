import { useId, type ReactNode } from 'react';
import { Box, Paper, Typography } from '@mui/material';

interface ChartFrameProps {
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly headingId?: string;
  readonly controls?: ReactNode;
  readonly tools?: ReactNode;
  /** Large beside the heading. */
  readonly figure?: ReactNode;
  /** Below the heading. */
  readonly note?: ReactNode;
  /** Fills its dialog, without edge. */
  readonly bare?: boolean;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The class of what is seen only while the pointer or the focus is at its chart. */
export const QUIET = 'chart-tool-quiet';

/** Tools come into sight with the pointer or the focus, and stay where there is no pointer that hovers. */
const quietTools = {
  [`& .${QUIET}`]: { opacity: 0, transition: 'opacity 120ms ease-out' },
  [`&:hover .${QUIET}, &:focus-within .${QUIET}, & .${QUIET}:is([aria-expanded='true'], [aria-busy='true'])`]: {
    opacity: 1,
  },
  [`@media (hover: none)`]: { [`& .${QUIET}`]: { opacity: 1 } },
};

/**
 * Heading, the page's controls, tools; below them the chart.
 *
 * @example <ChartFrame title={heading} controls={choice}><CellMap cells={cells} /></ChartFrame>
 * @public
 */
export function ChartFrame({
  title,
  level = 'h2',
  headingId,
  controls,
  tools,
  figure,
  note,
  bare,
  busy,
  children,
}: ChartFrameProps) {
  const own = useId();
  const id = headingId ?? own;
  return (
    <Paper
      component="section"
      variant={bare ? 'elevation' : 'outlined'}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minWidth: 0,
        ...(bare ? { flex: 1, minHeight: 0 } : quietTools),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, minHeight: 32 }}>
        <Box
          sx={{
            flex: '1 1 112px',
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 1.5,
          }}
        >
          <Typography id={id} variant="h3" component={level} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {figure}
        </Box>
        {controls}
        {tools}
      </Box>
      {note}
      {children}
    </Paper>
  );
}
