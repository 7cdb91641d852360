import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FrameControl } from '../FieldFrame';
import { UNSEEN } from '../unseen';
import { useRowKeys } from './useRowKeys';
import { isComposing } from '../isComposing';

interface RowEditorProps<T> {
  readonly control: FrameControl;
  readonly rows: readonly T[];
  /** A row to add; called only while there is room. */
  blank(): T;
  /** A second row like one; without it rows cannot be duplicated. */
  copy?(row: T): T;
  onRows(rows: T[]): void;
  readonly min: number;
  readonly max: number;
  readonly readOnly?: boolean;
  /** The cells of a row have labels above them. */
  readonly labelled?: boolean;
  children(row: T, index: number): ReactNode;
}

const KEYS: Readonly<Record<string, string>> = {
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
  duplicate: 'Alt+Shift+ArrowDown',
  remove: 'Alt+Shift+Delete',
};
const CONTROLS = 'input:not([type="hidden"]), textarea, [role="combobox"], [role="spinbutton"]';

/**
 * The repeatable row editor of spec 01 §2: rows are added, removed, duplicated and moved. By keyboard: Alt and an arrow
 * moves the row one is in, with Shift too it is duplicated below, Alt+Shift+Delete removes it. What happened is
 * announced.
 */
export function RowEditor<T>({
  control,
  rows,
  blank,
  copy,
  onRows,
  min,
  max,
  readOnly,
  labelled,
  children,
}: RowEditorProps<T>) {
  const translate = useTranslate();
  const top = labelled ? '24px' : 0; // a label's line, so that number and buttons stand beside the boxes
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { keys, added, removed, moved } = useRowKeys(rows.length);
  const [said, setSaid] = useState('');
  const full = rows.length >= max;
  const say = (what: string, number: number) =>
    setSaid(translate(`widgets.rows.said.${what}`, { number, count: rows.length }));

  /** After React has drawn the rows anew: the same button, else the first box of the row, else the one that adds. */
  const focusRow = (index: number, button?: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = button && row?.querySelector<HTMLElement>(`[data-row="${button}"]:not(:disabled)`);
      (wanted || (row?.querySelector<HTMLElement>(CONTROLS) ?? adder.current))?.focus();
    });
  const add = () => {
    onRows([...rows, blank()]);
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    if (rows.length <= min) return;
    removed(index);
    onRows(rows.filter((_, at) => at !== index));
    say('removed', index + 1);
    focusRow(Math.min(index, rows.length - 2));
  };
  const duplicate = (index: number) => {
    const row = rows[index];
    if (!copy || full || row === undefined) return;
    added(index + 1);
    onRows([...rows.slice(0, index + 1), copy(row), ...rows.slice(index + 1)]);
    say('duplicated', index + 1);
    focusRow(index + 1);
  };
  const move = (from: number, to: number, button?: string) => {
    if (to < 0 || to >= rows.length) return;
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    moved(from, to);
    onRows(next);
    say('moved', to + 1);
    focusRow(to, button);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (readOnly || !event.altKey || isComposing(event)) return;
    if (event.shiftKey && event.key === 'Delete') remove(index);
    else if (event.shiftKey && step === 1) duplicate(index);
    else if (!event.shiftKey && step !== 0) move(index, index + step);
    else return;
    event.preventDefault();
  };
  const button = (name: string, number: number, icon: ReactNode, disabled: boolean, onClick: () => void) => {
    const words = translate(`widgets.rows.${name}`, { number });
    return (
      <Tooltip title={words}>
        <span>
          <IconButton
            data-row={name}
            aria-label={words}
            aria-keyshortcuts={KEYS[name]}
            disabled={disabled}
            onClick={onClick}
          >
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {rows.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-labelledby={control['aria-labelledby']}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {rows.map((row, index) => (
            <Box
              component="li"
              key={keys[index]}
              onKeyDown={(event) => press(event, index)}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                p: 1,
                alignItems: 'flex-start',
                '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
              }}
            >
              <Typography
                variant="caption"
                sx={{ color: 'text.secondary', minWidth: 20, mt: top, lineHeight: '32px', textAlign: 'end' }}
              >
                {index + 1}
              </Typography>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{children(row, index)}</Box>
              {!readOnly && (
                <Box sx={{ display: 'flex', flex: 'none', ml: 'auto', mt: top, height: 32, alignItems: 'center' }}>
                  {button('up', index + 1, <ArrowUpward fontSize="small" />, index === 0, () =>
                    move(index, index - 1, 'up'),
                  )}
                  {button('down', index + 1, <ArrowDownward fontSize="small" />, index === rows.length - 1, () =>
                    move(index, index + 1, 'down'),
                  )}
                  {copy &&
                    button('duplicate', index + 1, <ContentCopy fontSize="small" />, full, () => duplicate(index))}
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
          <Button
            ref={adder}
            id={control.id}
            variant="outlined"
            startIcon={<Add />}
            disabled={full}
            onClick={add}
            aria-describedby={control['aria-describedby']}
          >
            {translate('widgets.rows.add')}
          </Button>
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {full ? translate('widgets.rows.full', { max }) : rows.length > 0 ? `${rows.length} / ${max}` : ''}
          </Typography>
          <Box role="status" sx={UNSEEN}>
            {said}
          </Box>
        </Box>
      )}
    </Box>
  );
}
