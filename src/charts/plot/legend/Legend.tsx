import { ButtonBase, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/widgets/isComposing';
import type { ChartSpec } from '../../chart';
import type { SeriesLook } from '../../tones/seriesLook';
import { MarkIcon } from './MarkIcon';

interface LegendProps {
  readonly spec: ChartSpec;
  readonly looks: ReadonlyMap<string, SeriesLook>;
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  /** The series the pointer or the focus is on. */
  readonly onMean: (key: string | undefined) => void;
}

/**
 * The names of the series: the pointer on one dims the others, a click hides it or shows it again (spec 01 §2, §9). One
 * tab stop.
 */
export function Legend({ spec, looks, hidden, onHidden, onMean }: LegendProps) {
  const translate = useTranslate();
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, spec.series.length - 1);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHidden(next);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const places = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: spec.series.length - 1 };
    if (!(event.key in places)) return;
    event.preventDefault();
    const next = (places[event.key as keyof typeof places] + spec.series.length) % spec.series.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Stack
      role="group"
      aria-label={translate('charts.legend', { title: spec.title })}
      direction="row"
      onKeyDown={move}
      sx={{ flexWrap: 'wrap', columnGap: '4px' }}
    >
      {spec.series.map(({ key, name }, place) => {
        const look = looks.get(key);
        const shown = !hidden.has(key);
        return (
          <ButtonBase
            key={key}
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
            sx={{
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
            }}
          >
            {look && <MarkIcon look={shown ? look : { ...look, color: 'currentColor' }} />}
            {name}
          </ButtonBase>
        );
      })}
    </Stack>
  );
}
