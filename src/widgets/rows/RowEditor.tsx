import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FrameControl } from '../FieldFrame';
import { useRowKeys } from './useRowKeys';

interface RowEditorProps<T> {
  readonly control: FrameControl;
  readonly rows: readonly T[];
  /** A row to add; called only while there is room. */
  blank(): T;
  onRows(rows: T[]): void;
  readonly min: number;
  readonly max: number;
  readonly readOnly?: boolean;
  /** The cells of a row have labels above them. */
  readonly labelled?: boolean;
  /** The cells of a row. */
  children(row: T, index: number): ReactNode;
}

const CONTROLS = 'input:not([type="hidden"]), textarea, [role="combobox"], [role="spinbutton"]';

/** The repeatable row editor of spec 01 §2: rows are added, removed and moved, also by keyboard (Alt and an arrow). */
export function RowEditor<T>({ control, rows, blank, onRows, min, max, readOnly, labelled, children }: RowEditorProps<T>) {
  const translate = useTranslate();
  const top = labelled ? '24px' : 0; // a label's line, so that number and buttons stand beside the boxes
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { keys, removed, moved } = useRowKeys(rows.length);

  /** After React has drawn the rows anew. */
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      (row?.querySelector<HTMLElement>(CONTROLS) ?? adder.current)?.focus();
    });
  const add = () => {
    onRows([...rows, blank()]);
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    removed(index);
    onRows(rows.filter((_, at) => at !== index));
    focusRow(Math.min(index, rows.length - 2));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    moved(from, to);
    onRows(next);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (readOnly || !event.altKey || step === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move(index, index + step);
    focusRow(Math.max(0, Math.min(rows.length - 1, index + step)));
  };
  const button = (name: string, number: number, icon: ReactNode, disabled: boolean, onClick: () => void) => {
    const words = translate(`widgets.rows.${name}`, { number });
    return (
      <Tooltip title={words}>
        <span>
          <IconButton aria-label={words} disabled={disabled} onClick={onClick}>
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {rows.length > 0 && (
        <Box component="ul" ref={list} aria-labelledby={control['aria-labelledby']} sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {rows.map((row, index) => (
            <Box
              component="li"
              key={keys[index]}
              onKeyDown={(event) => press(event, index)}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, alignItems: 'flex-start', '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
            >
              <Typography variant="caption" sx={{ color: 'text.secondary', minWidth: 20, mt: top, lineHeight: '32px', textAlign: 'end' }}>
                {index + 1}
              </Typography>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{children(row, index)}</Box>
              {!readOnly && (
                <Box sx={{ display: 'flex', flex: 'none', ml: 'auto', mt: top, height: 32, alignItems: 'center' }}>
                  {button('up', index + 1, <ArrowUpward fontSize="small" />, index === 0, () => move(index, index - 1))}
                  {button('down', index + 1, <ArrowDownward fontSize="small" />, index === rows.length - 1, () => move(index, index + 1))}
                  {button('remove', index + 1, <Delete fontSize="small" />, rows.length <= min, () => remove(index))}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      {rows.length === 0 && readOnly && <Typography variant="body2">-</Typography>}
      {!readOnly && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button ref={adder} id={control.id} variant="outlined" startIcon={<Add />} disabled={rows.length >= max} onClick={add} aria-describedby={control['aria-describedby']}>
            {translate('widgets.rows.add')}
          </Button>
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {rows.length >= max ? translate('widgets.rows.full', { max }) : rows.length > 0 ? `${rows.length} / ${max}` : ''}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
