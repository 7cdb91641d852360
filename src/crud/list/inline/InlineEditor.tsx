import { Box, ClickAwayListener, LinearProgress, Paper, Popper } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { inputOf } from '@/fields';
import { AroundInput } from '@/fields/internal';
import { isRequired } from '@/schema';
import { isComposing } from '@/widgets';
import { sameValue } from '../../form/sameValue';
import type { RowItem } from '../rowItems';
import type { TableColumn } from '../table/TableContext';
import type { Inline } from './useInline';
import { useInlineSave } from './useInlineSave';

/**
 * The cell that can be edited before or after this one, over the rows of its table as they stand; undefined at the
 * ends.
 */
function nextCell(cell: HTMLElement | null, step: -1 | 1): HTMLElement | undefined {
  const cells = [...(cell?.closest('table')?.querySelectorAll<HTMLElement>('td[data-inline]') ?? [])];
  const at = cell ? cells.indexOf(cell) : -1;
  return at < 0 ? undefined : cells[at + step];
}

interface InlineEditorProps {
  readonly inline: Inline;
  readonly row: RowItem;
  readonly column: TableColumn;
  cell(): HTMLElement | null;
}

const NARROWEST = 200;

/** What is typed over a cell, and when it is saved, left or kept. */
function useInlineEditing({ inline, row: { record }, column: { name, field }, cell }: InlineEditorProps) {
  const [anchor] = useState(cell);
  const [value, setValue] = useState<unknown>(record[name] ?? null);
  const { save, saving, error, forget } = useInlineSave(record, name);
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(false);

  const focusInput = () => {
    const control = box.current?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea, [role="combobox"]');
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  };
  /** What a popper holds is on the page later than the popper: effects of this component would come too early. */
  const arrive = useCallback((paper: HTMLDivElement | null) => {
    box.current = paper;
    if (paper) focusInput();
  }, []);

  const leave = (next?: HTMLElement | null) => {
    left.current = true;
    const place = next && { key: next.closest('tr')?.dataset.key ?? '', field: next.dataset.inline ?? '' };
    if (place && place.key !== '') inline.editing.start(place);
    else {
      inline.editing.stop();
      anchor?.focus({ preventScroll: true });
    }
  };
  const commit = async (wanted: unknown, next?: HTMLElement | null) => {
    if (saving) return;
    if (sameValue(wanted, record[name]) || (await save(wanted))) return leave(next);
    focusInput();
  };
  /** A press elsewhere saves too. What was refused is not sent again as it is. */
  const settle = () => {
    if (error === undefined) void commit(value);
    else focusInput();
  };
  /** The row went away under it: scrolled out of the rows that are drawn, or with its page. */
  const gone = useEffectEvent(() => {
    if (!left.current && !saving && error === undefined && !sameValue(value, record[name])) void save(value);
  });
  useEffect(() => () => gone(), []);
  const change = (next: unknown) => {
    setValue(next);
    forget();
    if (field.type.traits?.atOnce) void commit(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation(); // the table's own keys mean something else
    if (isComposing(event) || event.defaultPrevented || !box.current?.contains(event.target as Node)) return;
    if (saving && event.key === 'Escape')
      event.preventDefault(); // too late to leave all as it was
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') void commit(value);
    else if (event.key === 'Tab') void commit(value, nextCell(anchor, event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  return { anchor, arrive, value, change, error, saving, settle, onKeyDown };
}

/**
 * The field's own input over its cell. Enter saves, Tab saves and goes to the next cell, Escape leaves all as it was; a
 * press elsewhere saves too. What is refused stays as typed, with the reason below.
 */
export default function InlineEditor({ inline, row, column, cell }: InlineEditorProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const id = useId();
  const { name, field, label } = column;
  const { record } = row;
  const own = views.inputs?.[name];
  const Input = own ?? inputOf(field.type);
  const { anchor, arrive, value, change, error, saving, settle, onKeyDown } = useInlineEditing({
    inline,
    row,
    column,
    cell,
  });
  if (!anchor) return null;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={[{ name: 'offset', options: { offset: [0, -anchor.offsetHeight] } }]}
      sx={{ zIndex: 'modal' }}
    >
      <ClickAwayListener
        mouseEvent="onMouseDown"
        onClickAway={(event) => {
          if (error !== undefined) event.preventDefault(); // the focus stays, so that Escape is heard
          settle();
        }}
      >
        <Paper
          ref={arrive}
          role="dialog"
          aria-label={translate('list.editing', { field: label, name: record.$title ?? record.id })}
          elevation={6}
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
          sx={{
            width: Math.max(NARROWEST, anchor.offsetWidth),
            maxWidth: 'calc(100vw - 32px)',
            p: 1,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <AroundInput
            {...{ name, field, scope, value, error }}
            values={record}
            replaced={own !== undefined}
            onChange={change}
          >
            <Input
              id={`${id}-${name}`}
              name={name}
              field={field}
              scope={scope}
              label={label}
              value={value}
              onChange={change}
              error={error}
              required={isRequired(resource, name, record)}
              values={{ ...record, [name]: value }}
              place="form"
            />
          </AroundInput>
          <Box sx={{ height: 2, mt: 0.5 }}>
            {saving && <LinearProgress sx={{ height: 2 }} aria-label={translate('list.saving')} />}
          </Box>
        </Paper>
      </ClickAwayListener>
    </Popper>
  );
}
