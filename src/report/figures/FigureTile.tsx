import { Box, Skeleton, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Figure, ToneIcon, useTones } from '@/charts';
import { hasSign } from '@/charts/internal';
import { type MeasureTone, type measureTexts, formatDifference } from '@/schema';
import { InfoTip } from '@/widgets';
import { FigureChange } from './FigureChange';
import type { ShownFigure } from './shownFigures';

interface FigureTileProps {
  /** Keys of its name and of what it is calculated from. */
  readonly texts: ReturnType<typeof measureTexts>;
  readonly tone: MeasureTone | undefined;
  /** An amount of money, or a price: what is good of it is saved. */
  readonly money: boolean;
  /** Absent while it is on its way; the tile has its final size then. */
  readonly figure: ShownFigure | undefined;
  /** A line for the change is there. */
  readonly compared: boolean;
  /** What it is compared with, in words. */
  readonly against: string;
  /** Its name on one line: of a strip above a list, which keeps its height. */
  readonly compact?: boolean;
}

const ONE_LINE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What a figure is, with the formula for those who ask. */
function TileName({ texts, tone, compact = false }: Pick<FigureTileProps, 'texts' | 'tone' | 'compact'>) {
  const translate = useTranslate();
  const { tones } = useTones();
  const name = translate(texts.name);
  const help = translate(texts.help, { _: '' });
  return (
    <Typography
      component="dt"
      variant="caption"
      sx={{
        alignSelf: 'start',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        minHeight: 20,
        '& button': { my: '-4px', mx: '-4px' },
        color: 'text.secondary',
      }}
    >
      {hasSign(tone) && <ToneIcon tone={tone} sx={{ fontSize: 16, flex: 'none', color: tones[tone] }} />}
      <Box component="span" sx={compact ? ONE_LINE : { minWidth: 0, overflowWrap: 'anywhere' }} title={name}>
        {name}
      </Box>
      {help !== '' && <InfoTip label={translate('report.figures.help', { name })} text={help} />}
    </Typography>
  );
}

/** How a figure differs from what it is compared with, in its unit: `+1.20 kWh`. */
function useDifferenceText(figure: ShownFigure | undefined): string | undefined {
  const locale = useLocale() ?? 'en';
  const difference = figure?.difference ?? undefined;
  if (!figure || difference === undefined) return undefined;
  const unit = figure.value === null ? '' : figure.unit;
  return `(${formatDifference(difference, { unit, decimals: figure.decimals }, locale)})`;
}

/** A figure: what it is, the number large, its unit small, and beside it how it changed. */
export function FigureTile({ texts, tone, money, figure, compared, against, compact = false }: FigureTileProps) {
  const difference = useDifferenceText(figure);
  const isShare = figure?.unit === '%' && typeof figure.difference === 'number';
  // a count of what went wrong, such as alarms: red only where there are some
  const isNone = figure?.value === 0;
  const isWrong = tone === 'bad' && !money && figure?.unit === '' && (figure.value ?? 0) > 0;
  return (
    // two rows of the grid around: numbers beside each other stand on one line, also where one name takes two
    <Box
      sx={{
        minWidth: 0,
        pl: 2,
        pr: 1,
        py: compact ? '5px' : 1,
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        gap: 0,
      }}
    >
      <TileName texts={texts} tone={tone} compact={compact} />
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          alignContent: 'flex-start',
          columnGap: 1,
        }}
      >
        {figure ? (
          <Box
            component="span"
            sx={{ minWidth: 0, ...(isWrong && { color: 'error.main' }), ...(isNone && { color: 'text.secondary' }) }}
          >
            <Figure
              amount={figure}
              decimals={figure.decimals}
              size="tile"
              {...(figure.exact && { exact: figure.exact })}
              {...(figure.kept && { kept: true })}
              {...(figure.text !== undefined && { text: figure.text })}
            />
          </Box>
        ) : (
          <Skeleton width="60%" sx={{ typography: 'h2', lineHeight: '24px' }} />
        )}
        {compared && !figure && <Skeleton width="30%" sx={{ typography: 'caption' }} />}
        {compared && figure && !figure.ofNow && (
          <FigureChange
            change={figure.change ?? null}
            against={against}
            {...(difference !== undefined && { difference })}
            {...(isShare && typeof figure.difference === 'number' && { points: figure.difference })}
          />
        )}
      </Box>
    </Box>
  );
}
