import { Box } from '@mui/material';
import Check from '@mui/icons-material/Check';
import { useTranslate } from 'react-admin';
import { formatWall } from '@/schema/dates';
import { UNSEEN } from '@/widgets';
import { useStateWords } from '../useStateWords';
import type { Step } from './stepsOf';

/** Narrower a step cannot be read: the steps become one bar with the name of where it is. */
const NARROWEST = 96;

interface StepperProps {
  readonly label: string;
  readonly field: string;
  readonly steps: readonly Step[];
  /** IANA, of the site whose clock the times are of. */
  readonly zone: string | undefined;
  /** When the record came to a state the last time. */
  reached(state: string): string | undefined;
}

/** The marker of a step: a tick, a full dot, an empty ring. */
function Marker({ is }: Pick<Step, 'is'>) {
  return (
    <Box
      className="marker"
      aria-hidden
      sx={{
        flex: 'none',
        width: 20,
        height: 20,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        border: 2,
        borderColor: is === 'next' ? 'divider' : 'primary.main',
        bgcolor: is === 'done' ? 'primary.main' : undefined,
        color: 'primary.contrastText',
      }}
    >
      {is === 'done' && <Check sx={{ fontSize: 14 }} />}
      {is === 'here' && <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />}
    </Box>
  );
}

/** The way of a record in a line of 48 px: done, here, next; what the system does by itself is dotted. */
export function Stepper({ label, field, steps, zone, reached }: StepperProps) {
  const translate = useTranslate();
  const words = useStateWords();
  const here = steps.findIndex(({ is }) => is === 'here');
  const narrow = `@container (max-width: ${steps.length * NARROWEST}px)`;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ol"
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          typography: 'body2',
          '& > li': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, flex: '1 1 auto' },
          '& > li:first-of-type': { flex: '0 1 auto' },
          '& > li::before': { content: '""', flex: '1 1 12px', minWidth: 12, borderTop: 2, borderColor: 'divider' },
          '& > li:first-of-type::before': { display: 'none' },
          '& > li[data-system]::before': { borderTopStyle: 'dotted' },
          '& > li[data-is="done"]::before, & > li[data-is="here"]::before': { borderColor: 'primary.main' },
          [narrow]: {
            minHeight: 16,
            gap: '4px',
            '& > li': { flex: 1 },
            '& > li::before': { display: 'block', height: 4, borderTop: 0, borderRadius: 1, bgcolor: 'divider' },
            '& > li:first-of-type': { flex: 1 },
            '& > li:first-of-type::before': { display: 'block' },
            '& > li[data-is="done"]::before, & > li[data-is="here"]::before': { bgcolor: 'primary.main' },
            '& .marker': { display: 'none' },
            '& .name': UNSEEN,
          },
        }}
      >
        {steps.map(({ state, is, bySystem }) => {
          const since = reached(state);
          const name = words.name(field, state);
          return (
            <li
              key={state}
              data-is={is}
              data-system={bySystem || undefined}
              aria-current={is === 'here' ? 'step' : undefined}
              title={since ? `${name}, ${translate('workflow.since', { time: formatWall(since, 2, zone) })}` : name}
            >
              <Marker is={is} />
              <Box
                className="name"
                component="span"
                sx={{
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                  fontWeight: is === 'here' ? 600 : undefined,
                  color: is === 'next' ? 'text.secondary' : 'text.primary',
                }}
              >
                {name}
              </Box>
            </li>
          );
        })}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'none',
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          [narrow]: { display: 'block' },
        }}
      >
        {`${here + 1} / ${steps.length} · `}
        <b>{words.name(field, steps[here]?.state)}</b>
      </Box>
    </Box>
  );
}
