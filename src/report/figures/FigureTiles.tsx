import { Box } from '@mui/material';
import { measureTexts, type Measures } from '@/schema';
import { evenColumns } from './evenColumns';
import { FigureTile } from './FigureTile';
import type { ShownFigure } from './shownFigures';

interface FigureGridProps {
  readonly measures: Measures;
  /** Keys of those that are shown, in order. */
  readonly show: readonly string[];
  /** Absent while they are on their way. */
  readonly figures: readonly ShownFigure[] | undefined;
  /** Names the list: the heading it stands under. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly compared?: boolean;
  readonly against?: string;
  /** Of a strip above a list. */
  readonly compact?: boolean;
}

/** Pixels a tile has at least: seven stand in one row of a window of 1280. */
const LEAST = 132;

/** Figures beside each other, in rows that are evenly filled; hairlines between them. */
export function FigureTiles({
  measures,
  show,
  figures,
  labelledBy,
  label,
  compared = false,
  against = '',
  compact = false,
}: FigureGridProps) {
  return (
    <Box sx={{ overflow: 'hidden', minWidth: 0, containerType: 'inline-size' }}>
      <Box
        component="dl"
        aria-labelledby={labelledBy}
        aria-label={label}
        aria-busy={figures === undefined || undefined}
        sx={{
          // lines above and before every tile; those of the first row and column lie outside
          m: '-1px 0 0 -1px',
          display: 'grid',
          ...evenColumns(show.length, LEAST),
          '& > *': { borderTop: 1, borderLeft: 1, borderColor: 'divider' },
        }}
      >
        {show.map((key) => (
          <FigureTile
            key={key}
            texts={measureTexts(measures, key)}
            tone={measures[key]?.tone}
            money={measures[key]?.unit.startsWith('money') ?? false}
            figure={figures?.find((one) => one.key === key)}
            compared={compared}
            against={against}
            compact={compact}
          />
        ))}
      </Box>
    </Box>
  );
}
