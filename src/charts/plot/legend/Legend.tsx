import { Box, ButtonBase, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Fragment, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/widgets';
import type { ChartSpec } from '../../chart';
import type { SeriesLook } from '../../tones/seriesLook';
import { openInterval } from '../layout/openInterval';
import { MarkIcon, OpenMark } from './MarkIcon';

interface LegendProps {
  readonly spec: ChartSpec;
  readonly looks: ReadonlyMap<string, SeriesLook>;
  readonly hidden: ReadonlySet<string>;
  readonly patterns: boolean;
  /** What an interval that is not over yet is called, where there is one. */
  readonly openText?: string | undefined;
  /** What each says of itself, below its name: a list beside a ring. */
  readonly amounts?: ReadonlyMap<string, string> | undefined;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  /** The series the pointer or the focus is on. */
  readonly onMean: (key: string | undefined) => void;
}

/** Moves the one tab stop of a legend with the arrow keys. */
function useLegendKeys(count: number) {
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, count - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const places = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: count - 1 };
    if (!(event.key in places)) return;
    event.preventDefault();
    const next = (places[event.key as keyof typeof places] + count) % count;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return { current, setStop, move };
}

/**
 * The names of the series: the pointer on one dims the others, a click hides it or shows it again (spec 01 §2, §9). One
 * tab stop. A chart of one series has no names, only what an interval is called that is not over yet.
 */
export function Legend({ spec, looks, hidden, patterns, openText, amounts, onHidden, onMean }: LegendProps) {
  const translate = useTranslate();
  const { current, setStop, move } = useLegendKeys(spec.series.length);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHidden(next);
  };
  const open = openText !== undefined && (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 24,
        px: '8px',
        gap: '6px',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <OpenMark />
      {openText}
    </Box>
  );
  if (spec.series.length < 2) return <Stack direction="row">{open}</Stack>;
  return (
    <Stack
      role="group"
      aria-label={translate('charts.legend', { title: spec.title })}
      direction={amounts ? 'column' : 'row'}
      onKeyDown={move}
      sx={{ columnGap: '4px', ...(!amounts && { flexWrap: 'wrap' }) }}
    >
      {spec.series.map(({ key, name, kind }, place) => {
        const look = looks.get(key);
        const shown = !hidden.has(key);
        return (
          <Fragment key={key}>
            <ButtonBase
              aria-pressed={shown}
              tabIndex={place === current ? 0 : -1}
              onClick={() => toggle(key)}
              onMouseEnter={() => shown && onMean(key)}
              onMouseLeave={() => onMean(undefined)}
              onFocus={() => {
                setStop(place);
                if (shown) onMean(key);
              }}
              onBlur={() => onMean(undefined)}
              sx={nameLook(shown)}
            >
              {look && (
                <MarkIcon
                  look={shown ? look : { ...look, color: 'currentColor', fill: 'currentColor' }}
                  kind={kind}
                  patterns={patterns}
                />
              )}
              {name}
            </ButtonBase>
            {amounts?.has(key) && shown && (
              <Box
                component="span"
                sx={{ pl: '24px', pb: '4px', typography: 'caption', fontVariantNumeric: 'tabular-nums' }}
              >
                {amounts.get(key)}
              </Box>
            )}
          </Fragment>
        );
      })}
      {open}
    </Stack>
  );
}

const nameLook = (shown: boolean) =>
  ({
    justifyContent: 'flex-start',
    minHeight: 24,
    minWidth: 0,
    maxWidth: 1,
    px: '8px',
    gap: '6px',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    borderRadius: '4px',
    typography: 'caption',
    color: shown ? 'text.primary' : 'text.secondary',
    textDecoration: shown ? 'none' : 'line-through',
    '&:hover': { bgcolor: 'action.hover' },
  }) as const;

/** Whether anything stands in the legend of a chart. */
export const hasLegend = (spec: ChartSpec): boolean => spec.series.length > 1 || openInterval(spec) !== undefined;
