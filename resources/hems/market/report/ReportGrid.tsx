import { Box, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Edit from '@mui/icons-material/EditOutlined';
import OpenInFull from '@mui/icons-material/OpenInFull';
import Tune from '@mui/icons-material/TuneOutlined';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useIsPhone, isComposing } from '@/widgets';
import { ComponentBody } from './ComponentBody';
import { COLUMNS, keyed, type Cell } from './layout';
import { titleOf, type Component } from './readComponents';
import { shownAs } from './shownAs';
import type { LayoutEditor } from './useLayoutEditor';

interface ReportGridProps {
  readonly components: readonly Component[];
  readonly data: ReadonlyMap<string, unknown>;
  readonly day: string;
  readonly zone: string;
  readonly currency: string;
  readonly editing: boolean;
  readonly layout: LayoutEditor;
  onAction(action: 'edit' | 'properties' | 'delete', component: Component): void;
}

const ROW = 48;
const GAP = 12;
/** Pixels of a card beside what it shows. */
const FRAME = 96;

interface Drag {
  readonly cell: Cell;
  readonly sizes: boolean;
  readonly x: number;
  readonly y: number;
}

/** The components of the report in a grid of twelve columns; edited, each is moved and sized by pointer or key. */
export function ReportGrid({ components, data, day, zone, currency, editing, layout, onAction }: ReportGridProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const phone = useIsPhone();
  const grid = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!drag || !grid.current) return;
    const column = (grid.current.clientWidth + GAP) / COLUMNS;
    const [dx, dy] = [
      Math.round((event.clientX - drag.x) / column),
      Math.round((event.clientY - drag.y) / (ROW + GAP)),
    ];
    const { cell } = drag;
    layout.show(drag.sizes ? { ...cell, w: cell.w + dx, h: cell.h + dy } : { ...cell, x: cell.x + dx, y: cell.y + dy });
  });
  const end = useEffectEvent(() => {
    setDrag(undefined);
    layout.settle();
  });
  useEffect(() => {
    if (!drag) return undefined;
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [drag]);
  const press = (event: KeyboardEvent, cell: Cell, sizes: boolean) => {
    if (isComposing(event)) return;
    const next = keyed(cell, event.key, sizes || event.shiftKey);
    if (!next) return;
    event.preventDefault();
    layout.put(next);
  };
  const grab = (event: ReactPointerEvent, cell: Cell, sizes: boolean) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ cell, sizes, x: event.clientX, y: event.clientY });
  };
  const ordered = layout.cells.toSorted((one, other) => one.y - other.y || one.x - other.x);
  return (
    <Box
      ref={grid}
      sx={
        phone
          ? { display: 'grid', gap: `${GAP}px` }
          : {
              display: 'grid',
              gap: `${GAP}px`,
              gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
              gridAutoRows: ROW,
            }
      }
    >
      {ordered.map((cell) => {
        const component = components.find(({ id }) => id === cell.id);
        if (!component) return null;
        const title = titleOf(component, locale);
        const isChart = !['text', 'indicator', 'table'].includes(shownAs(component.type, data.get(cell.id)));
        const button = (action: 'edit' | 'properties' | 'delete', icon: React.ReactNode) => (
          <Tooltip title={translate(`market.report.${action}`)}>
            <IconButton
              size="small"
              aria-label={translate(`market.report.${action}Of`, { name: title })}
              onClick={() => onAction(action, component)}
            >
              {icon}
            </IconButton>
          </Tooltip>
        );
        return (
          <Paper
            key={cell.id}
            component="section"
            aria-label={title}
            variant="outlined"
            data-component={cell.id}
            sx={{
              ...(!phone && {
                gridColumn: `${cell.x + 1} / span ${cell.w}`,
                gridRow: `${cell.y + 1} / span ${cell.h}`,
              }),
              p: isChart && !editing ? 0 : 1.5,
              display: 'flex',
              flexDirection: 'column',
              minWidth: 0,
              overflow: 'hidden',
              position: 'relative',
              '& section': { border: 0 },
            }}
          >
            {(!isChart || editing) && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}>
                {editing && (
                  <IconButton
                    size="small"
                    aria-label={translate('market.report.move', { name: title })}
                    onPointerDown={(event) => grab(event, cell, false)}
                    onKeyDown={(event) => press(event, cell, false)}
                    sx={{ cursor: 'grab', touchAction: 'none' }}
                  >
                    <DragIndicator fontSize="small" />
                  </IconButton>
                )}
                <Typography component="h2" variant="subtitle2" noWrap sx={{ flex: 1 }}>
                  {title}
                </Typography>
                {editing && (
                  <>
                    {button('edit', <Edit fontSize="small" />)}
                    {button('properties', <Tune fontSize="small" />)}
                    {button('delete', <DeleteOutline fontSize="small" />)}
                  </>
                )}
              </Box>
            )}
            <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
              <ComponentBody
                component={component}
                title={title}
                data={data.get(cell.id)}
                day={day}
                zone={zone}
                currency={currency}
                height={cell.h * (ROW + GAP) - FRAME - (editing ? 48 : 0)}
              />
            </Box>
            {editing && (
              <IconButton
                size="small"
                aria-label={translate('market.report.resize', { name: title })}
                onPointerDown={(event) => grab(event, cell, true)}
                onKeyDown={(event) => press(event, cell, true)}
                sx={{
                  position: 'absolute',
                  right: 2,
                  bottom: 2,
                  cursor: 'nwse-resize',
                  touchAction: 'none',
                  bgcolor: 'background.paper',
                }}
              >
                <OpenInFull sx={{ fontSize: 14, transform: 'rotate(90deg)' }} />
              </IconButton>
            )}
          </Paper>
        );
      })}
    </Box>
  );
}
