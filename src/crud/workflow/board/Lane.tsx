import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate, useGetList } from 'react-admin';
import { failureText, useResource } from '@/data';
import { transitionOf, type ActionEntry, type AnyRecord } from '@/schema';
import { ErrorState } from '@/widgets';
import type { ActionGate } from '../../actions/useActionGate';
import type { Filters } from '../../list/cleanFilters';
import type { SortState } from '../../list/sortState';
import { StateTag } from '../StateTag';
import { useStateWords } from '../useStateWords';
import { BoardCard } from './BoardCard';
import { useDragging } from './Dragging';
import { DropZone } from './DropZone';

/** So many cards a lane has at first, and so many more each time. */
const STEP = 20;

/** The records of one state under the filters of the list. */
function useLane(state: string, filters: Filters, sort: SortState) {
  const { resource, path } = useResource();
  const [count, setCount] = useState(STEP);
  const field = resource.workflow?.state ?? '';
  const { data, total, pageInfo, error, isFetching, refetch } = useGetList<AnyRecord>(
    path,
    { pagination: { page: 1, perPage: count }, sort, filter: { ...filters, [field]: state } },
    { placeholderData: (before) => before, retry: false },
  );
  return {
    records: data,
    count: pageInfo?.hasNextPage ? `${data?.length ?? 0}+` : (total ?? 0),
    error: data ? undefined : error,
    busy: isFetching,
    hasMore: pageInfo?.hasNextPage ?? (total ?? 0) > (data?.length ?? 0),
    more: () => setCount(count + STEP),
    retry: () => void refetch(),
  };
}

interface LaneProps {
  readonly state: string;
  readonly filters: Filters;
  readonly sort: SortState;
  readonly gate: ActionGate;
  readonly fields: readonly string[];
}

/** What may be done to the card that is being dragged to bring it into this state. */
function useMovesTo(state: string, gate: ActionGate): readonly ActionEntry[] {
  const { workflow } = useResource().resource;
  const { record: dragged } = useDragging();
  if (!dragged) return [];
  return gate.shown(dragged).filter((entry) => {
    const transition = transitionOf(workflow, entry.key);
    return (
      transition && !transition.machine.key && String(transition.spec.to) === state && gate.enabled(entry, dragged)
    );
  });
}

interface LaneHeadingProps {
  readonly id: string;
  readonly state: string;
  /** Undefined until it is known. */
  readonly count: number | string | undefined;
}

/** The state of a lane with the number of its records. */
function LaneHeading({ id, state, count }: LaneHeadingProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const words = useStateWords();
  const field = resource.workflow?.state ?? '';
  return (
    <Typography
      id={id}
      component="h2"
      variant="subtitle2"
      aria-label={translate('workflow.board.lane', { state: words.name(field, state), count: count ?? 0 })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}
    >
      <StateTag field={field} state={state} />
      <Typography
        variant="caption"
        component="span"
        sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {count ?? '…'}
      </Typography>
    </Typography>
  );
}

/** The records of one state, with their number. A card that may come here is put down on the move that leads here. */
export function Lane({ state, filters, sort, gate, fields }: LaneProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const id = useId();
  const { record: dragged } = useDragging();
  const lane = useLane(state, filters, sort);
  const field = resource.workflow?.state ?? '';
  const entries = useMovesTo(state, gate);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        flex: '0 0 256px',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        p: 1,
        borderRadius: 1.5,
        bgcolor: 'action.hover',
        opacity: dragged && entries.length === 0 && String(dragged[field]) !== state ? 0.55 : 1,
      }}
    >
      <LaneHeading id={id} state={state} count={lane.records && lane.count} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, alignContent: 'start' }}
        aria-busy={lane.busy || undefined}
      >
        {entries.map((entry) => (
          <DropZone key={entry.key} entry={entry} />
        ))}
        {lane.error !== undefined && lane.error !== null && (
          <ErrorState text={failureText(lane.error, translate)} onRetry={lane.retry} />
        )}
        {!lane.records && !lane.error && <Skeleton variant="rounded" height={96} />}
        {lane.records?.length === 0 && entries.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', py: 2 }}>
            {translate('workflow.board.empty')}
          </Typography>
        )}
        {lane.records && lane.records.length > 0 && (
          <Box
            component="ul"
            data-lane
            aria-labelledby={id}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
          >
            {lane.records.map((record) => (
              <BoardCard key={record.id} record={record} gate={gate} fields={fields} />
            ))}
          </Box>
        )}
        {lane.hasMore && (
          <Button size="small" color="inherit" loading={lane.busy} onClick={lane.more}>
            {translate('workflow.board.more')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
