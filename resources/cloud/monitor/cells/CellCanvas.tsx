import { Box, Paper } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useWidth, useTones } from '@/charts';
import { isComposing } from '@/widgets';
import type { CellMeasure, Cells } from './batteryCells';
import type { CellScale } from './cellScale';
import { cellWords } from './cellWords';
import { cellAt, layoutCells, placeOfCell } from './layoutCells';
import { paintCells } from './paintCells';
import { stepCell } from './stepCell';

interface CellCanvasProps {
  readonly cells: Cells;
  readonly measure: CellMeasure;
  readonly measures: readonly CellMeasure[];
  readonly scale: CellScale;
  readonly label: string;
  readonly chosen: number | undefined;
  onChoose(cell: number): void;
}

interface Pointed {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/**
 * All cells as squares on a canvas. A pointer over one tells it at once, arrow keys go from cell to cell; nothing is
 * painted again for that.
 */
export function CellCanvas({ cells, measure, measures, scale, label, chosen, onChoose }: CellCanvasProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const colors = useTones();
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(box);
  const [pointed, setPointed] = useState<Pointed>();
  const layout = useMemo(() => layoutCells(cells, width), [cells, width]);
  useEffect(() => {
    if (canvas.current && width > 0)
      paintCells(canvas.current, {
        cells,
        layout,
        measure,
        scale,
        colors,
        width,
        titleOf: (no) => translate('cloud.cells.cluster', { no }),
      });
  }, [cells, layout, measure, scale, colors, width, translate]);
  const point = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const cell = cellAt(layout, x, y);
    setPointed(cell === undefined ? undefined : { cell, x, y });
    return cell;
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next =
      event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : chosen === undefined && event.key.startsWith('Arrow')
          ? 0
          : stepCell(cells, chosen ?? 0, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  const mark = chosen === undefined ? undefined : placeOfCell(layout, chosen);
  const told = pointed && cellWords(cells, pointed.cell, measures, translate, locale);
  return (
    <Box
      ref={box}
      role="group"
      tabIndex={0}
      aria-label={label}
      aria-describedby={helpId}
      onKeyDown={press}
      onPointerMove={point}
      onPointerLeave={() => setPointed(undefined)}
      onPointerDown={(event) => {
        const cell = point(event);
        if (cell !== undefined) onChoose(cell);
      }}
      sx={{
        position: 'relative',
        minWidth: 0,
        minHeight: 120,
        cursor: 'crosshair',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4, borderRadius: 1 },
      }}
    >
      <Box component="canvas" ref={canvas} aria-hidden sx={{ display: 'block', width, height: layout.height }} />
      {mark && (
        <Box
          sx={{
            position: 'absolute',
            left: mark.x - 2,
            top: mark.y - 2,
            width: layout.size + 3,
            height: layout.size + 3,
            border: 2,
            borderColor: 'text.primary',
            borderRadius: 0.5,
            pointerEvents: 'none',
          }}
        />
      )}
      {pointed && told && (
        <Paper
          elevation={6}
          style={{ left: Math.min(pointed.x + 14, Math.max(0, width - 232)), top: pointed.y + 16 }}
          sx={{
            position: 'absolute',
            zIndex: 'tooltip',
            px: 1.5,
            py: 1,
            maxWidth: 232,
            pointerEvents: 'none',
            typography: 'caption',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box sx={{ fontWeight: 600 }}>{told.place}</Box>
          {told.values.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Paper>
      )}
      <Box id={helpId} sx={visuallyHidden}>
        {translate('cloud.cells.help')}
      </Box>
    </Box>
  );
}
