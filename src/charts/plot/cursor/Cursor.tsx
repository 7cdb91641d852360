import { Box, Paper, Stack, Typography } from '@mui/material';
import { formatAmount } from '@/schema';
import type { SeriesLook } from '../../tones/seriesLook';
import type { Pane } from '../layout/frame';
import { MarkIcon } from '../legend/MarkIcon';
import type { CursorWords } from './describe';
import type { CursorPoint } from './points';

interface CursorProps {
  readonly panes: readonly Pane[];
  readonly width: number;
  /** Pixels from the left. */
  readonly x: number;
  readonly points: readonly CursorPoint[];
  readonly words: CursorWords;
  readonly looks: ReadonlyMap<string, SeriesLook>;
  readonly locale: string;
  readonly patterns: boolean;
}

interface ReadingLineProps extends Pick<CursorProps, 'locale' | 'patterns'> {
  readonly reading: CursorWords['readings'][number];
  readonly look: SeriesLook | undefined;
}

/** What one series says at the cursor. */
function ReadingLine({ reading: { name, kind, value, axis }, look, locale, patterns }: ReadingLineProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: '6px', typography: 'caption' }}>
      {look && <MarkIcon look={look} kind={kind} patterns={patterns} size={9} />}
      <Box
        component="span"
        sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
      <Box
        component="span"
        sx={{ pl: '12px', fontWeight: 'fontWeightBold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatAmount(value, axis, locale)}
      </Box>
    </Stack>
  );
}

/**
 * The line at the cursor, its points and its values. Ours and not the library's: text stays text whatever a server
 * sends, it goes by the value of the axis, and moving it draws nothing anew.
 */
export function Cursor({ panes, width, x, points, words, looks, locale, patterns }: CursorProps) {
  const beside = x < width / 2 ? { left: `${x + 12}px` } : { right: `${width - x + 12}px` };
  return (
    <Box aria-hidden="true" sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {panes.map(({ rect }) => (
        <Box
          key={rect.y}
          style={{ left: x, top: rect.y, height: rect.height }}
          sx={{ position: 'absolute', width: '1px', bgcolor: 'text.secondary' }}
        />
      ))}
      {points.map(({ key, color, y }) => (
        <Box
          key={key}
          style={{ left: x - 3.5, top: y - 4, backgroundColor: color }}
          sx={{
            position: 'absolute',
            width: 8,
            height: 8,
            borderRadius: '50%',
            border: '1.5px solid',
            borderColor: 'background.paper',
          }}
        />
      ))}
      <Paper
        variant="outlined"
        style={beside}
        sx={{
          position: 'absolute',
          top: '28px',
          zIndex: 1,
          px: '10px',
          py: '6px',
          maxWidth: 'min(320px, 64%)',
          boxShadow: 3,
        }}
      >
        <Typography variant="caption" component="div" sx={{ fontWeight: 'fontWeightBold' }}>
          {words.heading}
        </Typography>
        {words.notes.length > 0 && (
          <Typography variant="caption" component="div" color="textSecondary">
            {words.notes.join(' · ')}
          </Typography>
        )}
        {words.readings.map((reading) => (
          <ReadingLine key={reading.key} reading={reading} look={looks.get(reading.key)} {...{ locale, patterns }} />
        ))}
      </Paper>
    </Box>
  );
}
