import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
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

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: 1,
  alignItems: 'flex-start',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
};

/** What can be done to rows; each says what it did, and focus follows the row. */
function useRowSteps<T>({ rows, blank, copy, onRows, min, max }: RowEditorProps<T>) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { keys, added, removed, moved } = useRowKeys(rows.length);
  const [said, setSaid] = useState('');
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
    if (!copy || rows.length >= max || row === undefined) return;
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
  return { list, adder, keys, said, add, remove, duplicate, move };
}

type RowSteps = ReturnType<typeof useRowSteps>;

function pressKey(event: KeyboardEvent, index: number, steps: RowSteps) {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!event.altKey || isComposing(event)) return;
  if (event.shiftKey && event.key === 'Delete') steps.remove(index);
  else if (event.shiftKey && step === 1) steps.duplicate(index);
  else if (!event.shiftKey && step !== 0) steps.move(index, index + step);
  else return;
  event.preventDefault();
}

interface RowButtonProps {
  readonly name: 'up' | 'down' | 'duplicate' | 'remove';
  readonly number: number;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  onClick(): void;
}

function RowButton({ name, number, icon, disabled, onClick }: RowButtonProps) {
  const words = useTranslate()(`widgets.rows.${name}`, { number });
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
}

interface RowButtonsProps {
  readonly index: number;
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly copied: boolean;
  readonly top: string | 0;
  readonly steps: RowSteps;
}

function RowButtons({ index, count, min, max, copied, top, steps }: RowButtonsProps) {
  const number = index + 1;
  return (
    <Box sx={{ display: 'flex', flex: 'none', ml: 'auto', mt: top, height: 32, alignItems: 'center' }}>
      <RowButton
        name="up"
        number={number}
        icon={<ArrowUpward fontSize="small" />}
        disabled={index === 0}
        onClick={() => steps.move(index, index - 1, 'up')}
      />
      <RowButton
        name="down"
        number={number}
        icon={<ArrowDownward fontSize="small" />}
        disabled={index === count - 1}
        onClick={() => steps.move(index, index + 1, 'down')}
      />
      {copied && (
        <RowButton
          name="duplicate"
          number={number}
          icon={<ContentCopy fontSize="small" />}
          disabled={count >= max}
          onClick={() => steps.duplicate(index)}
        />
      )}
      <RowButton
        name="remove"
        number={number}
        icon={<Delete fontSize="small" />}
        disabled={count <= min}
        onClick={() => steps.remove(index)}
      />
    </Box>
  );
}

interface AddLineProps {
  readonly adder: RefObject<HTMLButtonElement | null>;
  readonly control: FrameControl;
  readonly count: number;
  readonly max: number;
  readonly said: string;
  onAdd(): void;
}

/** The button that adds a row, how many there are, and what happened last. */
function AddLine({ adder, control, count, max, said, onAdd }: AddLineProps) {
  const translate = useTranslate();
  const full = count >= max;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button
        ref={adder}
        id={control.id}
        variant="outlined"
        startIcon={<Add />}
        disabled={full}
        onClick={onAdd}
        aria-describedby={control['aria-describedby']}
      >
        {translate('widgets.rows.add')}
      </Button>
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {full ? translate('widgets.rows.full', { max }) : count > 0 ? `${count} / ${max}` : ''}
      </Typography>
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
    </Box>
  );
}

/**
 * The repeatable row editor of spec 01 §2: rows are added, removed, duplicated and moved. By keyboard: Alt and an arrow
 * moves the row one is in, with Shift too it is duplicated below, Alt+Shift+Delete removes it. What happened is
 * announced.
 *
 * @example
 * <RowEditor control={control} rows={steps} blank={() => ({ name: '' })} onRows={setSteps} min={1} max={10}>
 *   {(step, index) => <StepInput step={step} onStep={(next) => setSteps(steps.with(index, next))} />}</RowEditor>
 * @public
 */
export function RowEditor<T>(props: RowEditorProps<T>) {
  const { control, rows, copy, min, max, readOnly, labelled, children } = props;
  const top = labelled ? '24px' : 0; // a label's line, so that number and buttons stand beside the boxes
  const steps = useRowSteps(props);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {rows.length > 0 && (
        <Box
          component="ul"
          ref={steps.list}
          aria-labelledby={control['aria-labelledby']}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {rows.map((row, index) => (
            <Box
              component="li"
              key={steps.keys[index]}
              onKeyDown={readOnly ? undefined : (event) => pressKey(event, index, steps)}
              sx={ROW}
            >
              <Typography
                variant="caption"
                sx={{ color: 'text.secondary', minWidth: 20, mt: top, lineHeight: '32px', textAlign: 'end' }}
              >
                {index + 1}
              </Typography>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{children(row, index)}</Box>
              {!readOnly && (
                <RowButtons {...{ index, min, max, top, steps }} count={rows.length} copied={copy !== undefined} />
              )}
            </Box>
          ))}
        </Box>
      )}
      {rows.length === 0 && readOnly && <Typography variant="body2">-</Typography>}
      {!readOnly && (
        <AddLine
          adder={steps.adder}
          control={control}
          count={rows.length}
          max={max}
          said={steps.said}
          onAdd={steps.add}
        />
      )}
    </Box>
  );
}
