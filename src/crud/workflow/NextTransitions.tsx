import { Box, Typography } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { useActionText } from '../actions/useActionText';
import { StateTag } from './StateTag';
import { TurnNames } from './TurnNames';
import type { NextTransition } from './useStanding';

interface NextTransitionsProps {
  readonly record: AnyRecord;
  readonly transitions: readonly NextTransition[];
}

/**
 * What can happen next: which transition leads where, who makes it, and why the reader cannot. The buttons stand above
 * the page.
 */
export function NextTransitions({ record, transitions }: NextTransitionsProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const reason = ({ is, guards, transition }: NextTransition) => {
    if (is === 'guard') return guards.map((guard) => translate(`${scope}.guards.${guard}`)).join(' ');
    if (is === 'turn' && transition.spec.assignee !== undefined)
      return <TurnNames record={record} assignee={transition.spec.assignee} />;
    return translate(`workflow.next.${is}`);
  };
  if (transitions.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('workflow.next.none')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={translate('workflow.next.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
    >
      {transitions.map((next) => {
        const { transition, is } = next;
        const Icon = is === 'open' ? CheckCircle : Block;
        return (
          <Box
            component="li"
            key={transition.key}
            sx={{ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', columnGap: 1 }}
          >
            <Icon sx={{ fontSize: 18, mt: 0.25, color: is === 'open' ? 'success.main' : 'text.disabled' }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                variant="body2"
                component="div"
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
              >
                <b>{text.label(transition.key)}</b>
                {transition.spec.to !== undefined && (
                  <>
                    <span aria-hidden>→</span>
                    <StateTag field={transition.machine.state} state={transition.spec.to} />
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
