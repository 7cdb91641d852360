import { Box, Skeleton, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Figure } from '@/charts/figures/Figure';
import { ToneIcon } from '@/charts/tones/ToneIcon';
import { useTones } from '@/charts/tones/chartColors';
import type { MeasureTone, measureTexts } from '@/schema';
import { formatFigure } from '@/schema/format';
import { InfoTip } from '@/widgets/InfoTip';
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
  readonly compact?: boolean;
}

const ONE_LINE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A figure: what it is, with the formula for those who ask, the number large, its unit small, how it changed. */
export function FigureTile({ texts, tone, money, figure, compared, against, compact = false }: FigureTileProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { tones } = useTones();
  const name = translate(texts.name);
  const help = translate(texts.help, { _: '' });
  const sized = compact ? 'h3' : 'h2';
  const unit = figure && figure.value !== null ? figure.unit : '';
  const difference = figure?.difference ?? undefined;
  return (
    // two rows of the grid around: numbers beside each other stand on one line, also where one name takes two
    <Box
      sx={{
        minWidth: 0,
        px: 2,
        py: compact ? 0.5 : 1.5,
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        gap: compact ? 0 : 0.25,
      }}
    >
      <Typography
        component="dt"
        variant={compact ? 'caption' : 'body2'}
        sx={{
          alignSelf: 'start',
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          minWidth: 0,
          minHeight: compact ? 22 : 28,
          ...(compact && { '& > button': { my: -0.5 } }),
          color: 'text.secondary',
        }}
      >
        {tone && <ToneIcon tone={tone} counted={!money} sx={{ fontSize: 18, flex: 'none', color: tones[tone] }} />}
        <Box component="span" sx={compact ? ONE_LINE : { minWidth: 0, overflowWrap: 'anywhere' }} title={name}>
          {name}
        </Box>
        {help !== '' && <InfoTip label={translate('report.figures.help', { name })} text={help} />}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {figure ? (
          <Figure
            amount={figure}
            decimals={figure.decimals}
            size={sized}
            {...(figure.exact && { exact: figure.exact })}
            {...(figure.kept && { kept: true })}
            {...(figure.text !== undefined && { text: figure.text })}
          />
        ) : (
          <Skeleton width="60%" sx={{ typography: sized }} />
        )}
        {compared && !figure && <Skeleton width="40%" sx={{ typography: 'caption' }} />}
        {compared && figure && (
          <FigureChange
            change={figure.change ?? null}
            against={against}
            {...(difference !== undefined && {
              difference: `(${difference > 0 ? '+' : ''}${formatFigure(difference, figure.decimals, locale)}${unit === '' ? '' : `\u00a0${unit}`})`,
            })}
          />
        )}
      </Box>
    </Box>
  );
}
