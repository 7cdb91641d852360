import { Box, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useLocale, useTranslate } from 'react-admin';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isComposing } from '@/widgets';
import { useTones, type ChartColors } from '../tones/chartColors';
import { seriesLooks } from '../tones/seriesLook';
import { axisMap } from './cursor/axisMap';
import { Cursor } from './cursor/Cursor';
import { describe, spoken } from './cursor/describe';
import { keyStop, stopAt } from './cursor/stops';
import { points } from './cursor/points';
import { lastAtOrBefore, nearest } from './cursor/readAt';
import { useCursor } from './cursor/useCursor';
import { hasLegend, Legend } from './legend/Legend';
import { openInterval } from './layout/openInterval';
import { usePatterns } from '../tools/usePatterns';
import { drawing } from './option/drawing';
import { ringWidth, sliceTexts } from './option/pieOption';
import type { PlotProps } from './Plot';
import type { TimeWindow } from './PlotInput';
import { usePieCursor } from './cursor/usePieCursor';
import { useCharting, windowOf } from './useCharting';
import { SignNames } from './SignNames';

type PlotStageProps = PlotProps & { readonly width: number };

/** The drawing of a plot in its host, and the part of its time axis that is in view. */
function useDrawnPlot(
  { spec, view, height, hidden, width }: PlotStageProps,
  colors: ChartColors,
  locale: string,
  patterns: boolean,
) {
  const translate = useTranslate();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [window, setWindow] = useState<TimeWindow>();
  const held = useRef<TimeWindow>(undefined);
  const nowText = translate('charts.now');
  // The window is read, not followed: the library has moved already when it is heard of, and keeps it over new data.
  const drawn = useMemo(() => {
    const input = { spec, view, width, height, hidden, colors, locale, nowText, still, patterns };
    return drawing({ ...input, ...(held.current && { window: held.current }) });
  }, [spec, view, width, height, hidden, colors, locale, nowText, still, patterns]);
  const host = useRef<HTMLDivElement>(null);
  const { scale } = spec;
  const whole = scale.kind === 'time' ? scale : undefined;
  const look = useCallback((next: TimeWindow | undefined) => {
    held.current = next;
    setWindow(next);
  }, []);
  const chart = useCharting(host, drawn, (start, end) => {
    if (whole) look(windowOf(whole, start, end));
  });
  useEffect(() => {
    if (whole && drawn.zoomed) chart.current?.setOption(drawn.shift(window ?? whole));
  }, [chart, drawn, whole, window]);
  const zoomTo = ({ from, to }: TimeWindow) =>
    chart.current?.dispatchAction({ type: 'dataZoom', startValue: from, endValue: to });
  return { host, chart, drawn, whole, inView: drawn.zoomed ? window : undefined, zoomTo };
}

/** The cursor of a plot by pointer, keys and link, and where it is in pixels. */
function usePlotCursor({ spec, view, hidden, link }: PlotStageProps, plot: ReturnType<typeof useDrawnPlot>) {
  const { drawn, whole, inView, zoomTo } = plot;
  const { cursor, move, stops, shown } = useCursor(spec, hidden, view === 'line' ? link : undefined);
  const [first] = drawn.frame.panes;
  const map = first && axisMap(spec.scale, inView, first.rect);
  const pixel = cursor && map?.toPixel(cursor.x);
  const isVisible =
    first !== undefined &&
    pixel !== undefined &&
    pixel >= first.rect.x - 1 &&
    pixel <= first.rect.x + first.rect.width + 1;

  const point = (event: PointerEvent<HTMLElement>) => {
    if (!map || !first) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const { rect } = first;
    const within = x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= drawn.frame.height;
    const stop = within ? stopAt(stops, shown, map.toPlace(x)) : undefined;
    move(stop === undefined ? undefined : { x: stop, by: 'pointer' });
  };

  const zoomBy = (key: string) => {
    if (!whole) return;
    zoomTo(key === '0' ? whole : closer(whole, inView ?? whole, cursor?.x, key === '-' ? 2 : 0.5));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      if (cursor === undefined) return;
      event.stopPropagation();
      return move(undefined);
    }
    if (whole && drawn.zoomed && ['+', '=', '-', '0'].includes(event.key)) {
      event.preventDefault();
      return zoomBy(event.key);
    }
    const begin = nearest(stops, Math.max(inView?.from ?? 0, Math.min(spec.now ?? 0, inView?.to ?? Infinity)));
    const place = keyStop(event.key, cursor && lastAtOrBefore(stops, cursor.x), stops.length, Math.max(0, begin));
    const x = place === undefined ? undefined : stops[place];
    if (x === undefined) return;
    event.preventDefault();
    if (whole && inView && (x < inView.from || x > inView.to)) zoomTo(around(whole, inView, x));
    move({ x, by: 'keys' });
  };
  return { cursor, move, point, press, at: isVisible ? Math.round(pixel) : undefined };
}

/** A plot of a known width: drawing, legend, cursor by pointer, keys and link. */
export function PlotStage(given: PlotStageProps) {
  const { spec, view, hidden, onHidden } = given;
  const ring = view === 'pie' ? ringWidth(given.width) : undefined;
  const width = ring ?? given.width;
  const props = { ...given, width };
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const hint = useId();
  const colors = useTones();
  const patterns = usePatterns();
  const soFar = translate('charts.soFar');
  const looks = useMemo(() => seriesLooks(spec, colors), [spec, colors]);
  const plot = useDrawnPlot(props, colors, locale, patterns);
  const { host, chart, drawn, whole } = plot;
  const { cursor, move, point, press, at } = usePlotCursor(props, plot);
  const pie = usePieCursor({ spec, view, hidden, colors, locale, chart });
  const words = cursor && describe(spec, hidden, cursor.x, locale, soFar);
  const { panes } = drawn.frame;
  const onMean = (key: string | undefined) => chart.current?.setOption(drawn.mean(key));
  const openText = view !== 'pie' && openInterval(spec) ? soFar : undefined;
  const legend = hasLegend(spec) && (
    <Legend
      {...{ spec, looks, hidden, patterns, openText, onHidden, onMean }}
      {...(ring !== undefined && { amounts: sliceTexts({ spec, hidden, colors, locale }) })}
    />
  );
  const plotted = (
    <>
      {ring === undefined && spec.legend !== 'bottom' && legend}
      <Box
        // A chart is read with the arrow keys, which a screen reader would otherwise keep for itself.
        role="application"
        aria-roledescription={translate('charts.plot.role')}
        aria-label={spec.title}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (!pie.press(event)) press(event);
        }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => cursor?.by === 'pointer' && move(undefined)}
        onBlur={() => {
          if (cursor?.by === 'keys') move(undefined);
          pie.hide();
        }}
        style={{ height: drawn.frame.height }}
        sx={{ position: 'relative', overflow: 'hidden', touchAction: 'pan-y', borderRadius: '4px' }}
      >
        {/* time runs to the right everywhere, and texts stand at their ends of an axis also where lines begin at the right */}
        <Box ref={host} dir="ltr" aria-hidden="true" sx={{ position: 'absolute', inset: 0 }} />
        {words && at !== undefined && (
          <Cursor
            {...{ panes, width, words, looks, locale, patterns }}
            x={at}
            points={panes.flatMap((pane) => points(pane, spec.scale, cursor.x))}
          />
        )}
      </Box>
      {ring === undefined && spec.legend === 'bottom' && legend}
      <Box id={hint} sx={visuallyHidden}>
        {translate('charts.plot.hint')} {drawn.zoomed && translate('charts.plot.zoomHint')}
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {cursor?.by === 'keys' && words ? spoken(words, locale, translate('charts.noValue')) : pie.spoken}
      </Box>
      {spec.signs && view !== 'pie' && whole && <SignNames signs={spec.signs} scale={whole} />}
    </>
  );
  if (ring === undefined) return plotted;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 'none', width: ring }}>{plotted}</Box>
      <Box sx={{ flex: 1, minWidth: 0, maxHeight: given.height, overflowY: 'auto' }}>{legend}</Box>
    </Box>
  );
}

/** A window of another length around the cursor or its own middle, within the whole. */
function closer(whole: TimeWindow, { from, to }: TimeWindow, at: number | undefined, factor: number): TimeWindow {
  const length = Math.min((to - from) * factor, whole.to - whole.from);
  const share = at === undefined ? 0.5 : (at - from) / (to - from);
  const begin = Math.min(Math.max((at ?? (from + to) / 2) - share * length, whole.from), whole.to - length);
  return { from: begin, to: begin + length };
}

/** The window moved so that a moment stands in its middle. */
function around(whole: TimeWindow, { from, to }: TimeWindow, at: number): TimeWindow {
  const begin = Math.min(Math.max(at - (to - from) / 2, whole.from), whole.to - (to - from));
  return { from: begin, to: begin + to - from };
}
