import { Box, ButtonBase } from '@mui/material';
import { useRef, type KeyboardEvent } from 'react';
import { useLocale } from 'react-admin';
import { type ChartSpec, type Value, niceScale, type NiceScale } from '@/charts';
import { formatAmount } from '@/schema';
import { isComposing } from '@/widgets';
import type { BarText } from './barTexts';

interface BarsChartProps {
  readonly label: string;
  readonly labels: readonly BarText[];
  /** First as bars, the rest as lines, each on the axis it names. */
  readonly spec: Pick<ChartSpec, 'series' | 'axes'>;
  /** Place of the bar that is looked at. */
  readonly chosen: number;
  onChoose(place: number): void;
}

const HEIGHT = 220;
/** Widest bar, pixels (spec 02 §9). */
const WIDEST = 16;
const LINES = ['primary.main', 'warning.main', 'info.main', 'secondary.main'] as const;
/** Keys that go to another bar, by how many. */
const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const share = (value: number, { min, max }: NiceScale): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;

function scaleOf(values: readonly Value[]): NiceScale {
  const known = values.filter((value) => value !== null);
  return niceScale(Math.min(0, ...known), Math.max(0, ...known), 4);
}

/** A line through the middles of the bars; nothing is a gap. */
function pathOf(values: readonly Value[], scale: NiceScale): string {
  let open = false;
  return values
    .map((value, place) => {
      if (value === null) return ((open = false), '');
      const command = open ? 'L' : 'M';
      open = true;
      return `${command}${place + 0.5} ${1 - share(value, scale)}`;
    })
    .join('');
}

/** Bars to choose one of, by click or key, with lines over them; the chosen one is green (spec 02 §2). */
export function BarsChart({ label, labels, spec: { series, axes }, chosen, onChoose }: BarsChartProps) {
  const locale = useLocale() ?? 'en';
  const bars = useRef<HTMLDivElement>(null);
  const scales = axes.map((_, axis) =>
    scaleOf(series.filter((one) => (one.axis ?? 0) === axis).flatMap(({ values }) => values)),
  );
  const scaleAt = (axis = 0): NiceScale => scales[axis] ?? scaleOf([]);
  const [first, ...lines] = series;
  const every = Math.max(1, Math.ceil(labels.length / 16));
  const words = (place: number) =>
    `${labels[place]?.long}: ${series.map(({ name, values, axis = 0 }) => `${name} ${formatAmount(values[place], axes[axis], locale)}`).join(', ')}`;
  const press = (event: KeyboardEvent, place: number) => {
    if (isComposing(event)) return;
    const next = STEPS[event.key]?.(place, labels.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    bars.current
      ?.querySelectorAll<HTMLElement>('[role=radio]')
      [Math.min(labels.length - 1, Math.max(0, next))]?.focus();
  };
  const ticks = (axis: number, side: 'left' | 'right') => {
    const scale = scaleAt(axis);
    const count = Math.round((scale.max - scale.min) / scale.interval);
    return (
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: HEIGHT,
          width: 56,
          flex: 'none',
          typography: 'caption',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box sx={{ position: 'absolute', top: -20, [side]: 0 }}>{axes[axis]?.unit}</Box>
        {Array.from({ length: count + 1 }, (_, tick) => (
          <Box
            key={tick}
            sx={{
              position: 'absolute',
              bottom: `calc(${(tick / count) * 100}% - 8px)`,
              [side === 'left' ? 'right' : 'left']: 6,
            }}
          >
            {(scale.min + tick * scale.interval).toFixed(scale.decimals)}
          </Box>
        ))}
      </Box>
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 2.5 }}>
      <Box sx={{ display: 'flex', minWidth: 0 }}>
        {ticks(0, 'left')}
        <Box
          ref={bars}
          role="radiogroup"
          aria-label={label}
          sx={{
            position: 'relative',
            flex: 1,
            minWidth: 0,
            height: HEIGHT,
            display: 'flex',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {labels.map((_, place) => {
            const value = first?.values[place] ?? null;
            return (
              <ButtonBase
                key={place}
                role="radio"
                aria-checked={place === chosen}
                aria-label={words(place)}
                title={words(place)}
                tabIndex={place === chosen ? 0 : -1}
                onKeyDown={(event) => press(event, place)}
                onClick={() => onChoose(place)}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  height: 1,
                  display: 'flex',
                  alignItems: 'flex-end',
                  justifyContent: 'center',
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
                }}
              >
                <Box
                  sx={{
                    width: '62%',
                    maxWidth: WIDEST,
                    height: value === null ? 0 : `${Math.max(0.5, share(value, scaleAt(first?.axis)) * 100)}%`,
                    borderRadius: '2px 2px 0 0',
                    bgcolor: place === chosen ? 'success.main' : 'action.disabled',
                  }}
                />
              </ButtonBase>
            );
          })}
          {lines.map((one, place) => (
            <Box
              key={one.key}
              component="svg"
              aria-hidden
              viewBox={`0 0 ${labels.length} 1`}
              preserveAspectRatio="none"
              sx={{
                position: 'absolute',
                inset: 0,
                width: 1,
                height: 1,
                pointerEvents: 'none',
                color: LINES[place % LINES.length],
              }}
            >
              <path
                d={pathOf(one.values, scaleAt(one.axis))}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            </Box>
          ))}
        </Box>
        {axes.length > 1 && ticks(1, 'right')}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          pl: '56px',
          pr: axes.length > 1 ? '56px' : 0,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {labels.map(({ short }, place) => (
          <Box
            key={place}
            sx={{ flex: 1, minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap', overflow: 'visible' }}
          >
            {place % every === 0 ? short : ''}
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pl: '56px', typography: 'caption', color: 'text.secondary' }}
      >
        {series.map(({ key, name }, place) => (
          <Box key={key} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              component="span"
              sx={
                place === 0
                  ? { width: 10, height: 10, borderRadius: '2px', bgcolor: 'success.main' }
                  : { width: 16, height: 2, bgcolor: LINES[(place - 1) % LINES.length] }
              }
            />
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
