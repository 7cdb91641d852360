import { Box, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Figure, fade, ToneIcon, useTones } from '@/charts';
import { hasSign } from '@/charts/internal';
import { measureTexts, type Measures } from '@/schema';
import { FigureChange } from './FigureChange';
import type { ShownGroup } from './shownGroups';

interface GroupCardsProps {
  readonly measures: Measures;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Absent while they are on their way; the cards have their final size then. */
  readonly shown: readonly ShownGroup[] | undefined;
  /** Titles: `<scope>.<group>`. */
  readonly scope: string;
  /** A line for changes is there, against this. */
  readonly against?: string;
}

/** Pixels a card needs. */
const LEAST = 140;
/** So many stand in one row; more are a table. */
const ROW = 6;
const NARROW = '@container (max-width: 480px)';

/** Cards as lines of a table: the title, and its figures in columns. */
const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 0,
  '& > section': {
    gridTemplateColumns: 'minmax(88px, 3fr) minmax(0, 5fr)',
    alignItems: 'center',
    border: 0,
    borderRadius: 0,
    px: 0,
    py: 0.75,
  },
  '& > section + section': { borderTop: 1, borderColor: 'divider' },
  '& dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(76px, 100%), 1fr))' },
  '& dd > span:first-of-type': { typography: 'h3' },
} as const;

/** Many lines stand in two columns, below the first, which is what the others explain. */
const TABLE = {
  ...LINES,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > section:first-of-type': {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'auto minmax(0, 480px)',
    justifyContent: 'start',
    columnGap: 4,
  },
  '& > section:first-of-type dd > span:first-of-type': { typography: 'h1' },
} as const;

/**
 * Cards beside each other, each with a title and its figures; as many in a row as there is room for, the last row
 * filled. In a narrow column, and where there are many, they are lines of a table.
 */
export function GroupCards({ measures, groups, shown, scope, against }: GroupCardsProps) {
  const isTable = Object.keys(groups).length > ROW;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        aria-busy={shown === undefined || undefined}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '& > *': { flex: `1 1 ${LEAST}px` },
          ...(isTable && TABLE),
          [NARROW]: LINES,
        }}
      >
        {Object.entries(groups).map(([group, keys]) => (
          <GroupCard
            key={group}
            measures={measures}
            keys={keys}
            shown={shown?.find((one) => one.group === group)}
            title={`${scope}.${group}`}
            {...(against !== undefined && { against })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface GroupCardProps extends Pick<GroupCardsProps, 'measures' | 'against'> {
  readonly keys: readonly string[];
  readonly shown: ShownGroup | undefined;
  /** Key of its text. */
  readonly title: string;
}

function GroupCard({ measures, keys, shown, title, against }: GroupCardProps) {
  const translate = useTranslate();
  const { tones } = useTones();
  const id = useId();
  const tone = measures[keys[0] ?? '']?.tone;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        display: 'grid',
        gap: 1,
        alignContent: 'space-between',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {hasSign(tone) && (
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              flex: 'none',
              width: 28,
              height: 28,
              borderRadius: '50%',
              bgcolor: fade(tones[tone], 0.14),
            }}
          >
            <ToneIcon tone={tone} sx={{ fontSize: 18, color: tones[tone] }} />
          </Box>
        )}
        <Typography
          id={id}
          component="h3"
          variant="subtitle2"
          sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.25 }}
        >
          {translate(title)}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(104px, 100%), 1fr))', gap: 1 }}
      >
        {keys.map((key) => {
          const figure = shown?.figures.find((one) => one.key === key);
          return (
            <Box key={key} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                {translate(measureTexts(measures, key).name)}
              </Typography>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  ...(figure?.value === 0 && { color: 'text.secondary' }),
                  ...(against !== undefined && {
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'baseline',
                    columnGap: 0.75,
                  }),
                }}
              >
                {figure ? (
                  <Figure
                    amount={figure}
                    decimals={figure.decimals}
                    {...(figure.text !== undefined && { text: figure.text })}
                  />
                ) : (
                  <Skeleton width="70%" sx={{ typography: 'h2' }} />
                )}
                {figure && figure.value !== null && !figure.ofNow && against !== undefined && (
                  <FigureChange change={figure.change ?? null} against={against} />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
