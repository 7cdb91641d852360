import { Box, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Figure } from '@/charts/figures/Figure';
import { fade } from '@/charts/tones/mixColors';
import { ToneIcon } from '@/charts/tones/ToneIcon';
import { useTones } from '@/charts/tones/chartColors';
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
/** So many stand in one row; more in two rows alike, where there is no room for all. */
const ROW = 6;

/**
 * Cards beside each other, each with a title and its figures; as many in a row as there is room for, the last row
 * filled.
 */
export function GroupCards({ measures, groups, shown, scope, against }: GroupCardsProps) {
  const count = Object.keys(groups).length;
  const halved = count > ROW ? `max(${LEAST}px, ${100 / Math.ceil(count / 2)}% - 12px)` : `${LEAST}px`;
  return (
    <Box
      aria-busy={shown === undefined || undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        '& > *': { flex: { xs: `1 1 ${halved}`, xl: `1 1 ${LEAST}px` } },
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
        {tone && tone !== 'neutral' && (
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
              <Box component="dd" sx={{ m: 0 }}>
                {figure ? (
                  <Figure
                    amount={figure}
                    decimals={figure.decimals}
                    {...(figure.text !== undefined && { text: figure.text })}
                  />
                ) : (
                  <Skeleton width="70%" sx={{ typography: 'h2' }} />
                )}
                {figure && against !== undefined && <FigureChange change={figure.change ?? null} against={against} />}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
