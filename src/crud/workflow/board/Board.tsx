import { Box, Typography } from '@mui/material';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { typeOptions, type AnyRecord } from '@/schema';
import { isComposing, UNSEEN } from '@/widgets';
import type { ActionGate } from '../../actions/useActionGate';
import type { Filters } from '../../list/cleanFilters';
import type { SortState } from '../../list/sortState';
import { useListTitle } from '../../list/useListTitle';
import { DraggingProvider } from './Dragging';
import { Lane } from './Lane';

const controlOf = (card: Element | undefined): HTMLElement | null =>
  card?.querySelector<HTMLElement>('a, button') ?? null;

/** The card that stands where an arrow leads: in the same lane above or below, or in the next lane that has cards. */
function cardAt(board: Element, card: Element, key: string): Element | undefined {
  const lanes = [...board.querySelectorAll('[data-lane]')].map((lane) => [...lane.querySelectorAll('[data-card]')]);
  const lane = lanes.findIndex((cards) => cards.includes(card));
  const row = lanes[lane]?.indexOf(card) ?? 0;
  if (key === 'ArrowDown') return lanes[lane]?.[row + 1];
  if (key === 'ArrowUp') return lanes[lane]?.[row - 1];
  const beside = lanes[lane + (key === 'ArrowRight' ? 1 : -1)];
  return beside?.[Math.min(row, beside.length - 1)];
}

/** Arrows go from card to card, M opens the moves of the one the focus is in. */
function boardKeys(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  const target = event.target instanceof Element ? event.target : null;
  const card = target?.closest('[data-card]');
  if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const menu = card.querySelector<HTMLElement>('.row-menu');
  if (key === 'm' && menu) menu.click();
  else if (key.startsWith('Arrow')) controlOf(cardAt(event.currentTarget, card, key))?.focus();
  else return;
  event.preventDefault();
}

interface BoardProps {
  readonly filters: Filters;
  readonly sort: SortState;
  readonly gate: ActionGate;
  /** Columns on view, in order: the first few stand on the cards. */
  readonly columns: readonly string[];
}

const ON_CARD = 3;

/**
 * The list as a board: a lane a state with its number, cards that are moved by their menu, by keyboard or by dragging.
 */
export default function Board({ filters, sort, gate, columns }: BoardProps) {
  useArea('workflow');
  const { resource } = useResource();
  const translate = useTranslate();
  const title = useListTitle();
  const help = useId();
  const [record, drag] = useState<AnyRecord>();
  const dragging = useMemo(() => ({ record, drag }), [record]);
  const state = resource.workflow?.state ?? '';
  const field = resource.fields[state];
  const { [state]: only, ...rest } = filters;
  const all = (field ? (typeOptions(field).values ?? []) : []).map(String);
  const lanes = only === undefined ? all : all.filter((one) => [only].flat().map(String).includes(one));
  const onCard = columns.filter((name) => name !== resource.recordTitle && name !== state).slice(0, ON_CARD);
  return (
    <DraggingProvider value={dragging}>
      <Typography id={help} component="p" sx={UNSEEN}>
        {translate('workflow.board.help')}
      </Typography>
      <Box
        role="region"
        aria-label={translate('workflow.board.board', { name: title })}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={boardKeys}
        sx={{
          display: 'flex',
          gap: 1.5,
          px: 2,
          pb: 2,
          overflowX: 'auto',
          scrollSnapType: { xs: 'x proximity', sm: 'none' },
          scrollPaddingInline: 16,
          '& > section': { scrollSnapAlign: 'start' },
        }}
      >
        {lanes.map((one) => (
          <Lane key={one} state={one} filters={rest} sort={sort} gate={gate} fields={onCard} />
        ))}
      </Box>
    </DraggingProvider>
  );
}
