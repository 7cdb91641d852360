import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { turnsOf, type AnyRecord, type WorkflowTransition } from '@/schema';
import { StateTag } from './StateTag';
import { TurnNames } from './TurnNames';
import { useStateWords } from './useStateWords';

interface TransitionNoteProps {
  readonly transition: WorkflowTransition;
  readonly records: readonly AnyRecord[];
}

/** Where a transition leads from and to, what that means, and whose turn it is then. */
export function TransitionNote({ transition: { machine, spec: transition }, records }: TransitionNoteProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  const words = useStateWords();
  const { state: field } = machine;
  const { to } = transition;
  const [record] = records;
  const from = [...new Set(records.map((one) => String(one[field] ?? '')))];
  const next =
    to === undefined
      ? []
      : turnsOf(resource).filter((turn) => turn.machine.state === field && String(turn.state) === String(to));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {from.map((state) => (
          <StateTag key={state} field={field} state={state} />
        ))}
        {to === undefined ? (
          <Typography variant="body2">{translate('workflow.move.stays')}</Typography>
        ) : (
          <>
            <span aria-hidden>→</span>
            <StateTag field={field} state={to} />
          </>
        )}
      </Box>
      {to !== undefined && words.meaning(field, to) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.meaning(field, to)}
        </Typography>
      )}
      {record &&
        records.length === 1 &&
        [...new Set(next.map(({ assignee }) => assignee))].map((assignee) => (
          <Typography key={assignee} variant="body2" sx={{ color: 'text.secondary' }}>
            <TurnNames record={record} assignee={assignee} />
          </Typography>
        ))}
    </Box>
  );
}
