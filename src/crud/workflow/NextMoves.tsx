import { Box, Typography } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import type { AnyRecord } from '@/schema';
import { useActionText } from '../actions/useActionText';
import { StateTag } from './StateTag';
import { TurnNames } from './TurnNames';
import type { NextMove } from './useStanding';

interface NextMovesProps {
  readonly record: AnyRecord;
  readonly moves: readonly NextMove[];
}

/** What can happen next: which move leads where, who makes it, and why the reader cannot. The buttons stand above the page. */
export function NextMoves({ record, moves }: NextMovesProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const reason = ({ is, guards, move }: NextMove) => {
    if (is === 'guard') return guards.map((guard) => translate(`${scope}.guards.${guard}`)).join(' ');
    if (is === 'turn' && move.transition.assignee !== undefined) return <TurnNames record={record} assignee={move.transition.assignee} />;
    return translate(`workflow.next.${is}`);
  };
  if (moves.length === 0) return <Typography variant="body2" sx={{ color: 'text.secondary' }}>{translate('workflow.next.none')}</Typography>;
  return (
    <Box component="ul" aria-label={translate('workflow.next.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {moves.map((next) => {
        const { move, is } = next;
        const Icon = is === 'open' ? CheckCircle : Block;
        return (
          <Box component="li" key={move.key} sx={{ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', columnGap: 1 }}>
            <Icon sx={{ fontSize: 18, mt: 0.25, color: is === 'open' ? 'success.main' : 'text.disabled' }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <b>{text.label(move.key)}</b>
                {move.transition.to !== undefined && (
                  <>
                    <span aria-hidden>→</span>
                    <StateTag field={move.machine.state} state={move.transition.to} />
                  </>
                )}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {reason(next)}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
