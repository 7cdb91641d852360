import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatWall } from '@/schema/dates';
import type { StateGraph, StateNode } from '@/schema';
import { useActionText } from '../../actions/useActionText';
import type { LogEntry } from '../readLog';
import { StateTag } from '../StateTag';
import { reachedIn } from '../useProgress';
import { useStateWords } from '../useStateWords';

interface StateTextProps {
  readonly graph: StateGraph;
  readonly now: string;
  /** IANA, of the site whose clock the times are of. */
  readonly zone: string | undefined;
  readonly log: readonly LogEntry[];
}

/**
 * A workflow in words: every state in order, what it means, when it was reached, and which transitions lead on from it
 * where.
 */
export function StateText({ graph, now, zone, log }: StateTextProps) {
  const translate = useTranslate();
  const words = useStateWords();
  const text = useActionText();
  const { state: field } = graph.machine;
  const label = (transition: string) => text.label(transition);
  const line = ({ state }: StateNode) => {
    const since = reachedIn(log, state);
    const ways = graph.edges.filter(({ from }) => from === state);
    return (
      <Box
        component="li"
        key={state}
        aria-current={state === now ? 'step' : undefined}
        sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25 }}>
          <Box sx={{ fontWeight: state === now ? 600 : undefined }}>
            <StateTag field={field} state={state} />
          </Box>
          {state === now && (
            <Typography
              variant="caption"
              sx={{ px: 0.75, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {translate('workflow.here')}
            </Typography>
          )}
          {since && (
            <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {translate('workflow.since', { time: formatWall(since, 2, zone) })}
            </Typography>
          )}
        </Box>
        {words.meaning(field, state) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.meaning(field, state)}
          </Typography>
        )}
        {ways.map(({ to, transitions }) => (
          <Typography key={to} variant="body2" sx={{ pl: 2 }}>
            {translate('workflow.way', { moves: transitions.map(label).join(' / '), to: words.name(field, to) })}
          </Typography>
        ))}
      </Box>
    );
  };
  return (
    <Box component="ol" aria-label={translate('workflow.states')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {graph.nodes.map(line)}
    </Box>
  );
}
