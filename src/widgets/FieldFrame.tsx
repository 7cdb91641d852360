import { Box, Typography } from '@mui/material';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import type { ReactNode } from 'react';
import { UNSEEN } from './unseen';

/** What ties a control to its words; spread it on the control (or on the group of controls). */
export interface FrameControl {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly error?: string;
  /** Characters written of the most that are allowed. */
  readonly counter?: { readonly now: number; readonly max: number };
  /** Several controls under one label: the label then points at none of them. */
  readonly group?: boolean;
  /** At the end of the label's line: a small button. */
  readonly extra?: ReactNode;
  readonly place?: 'form' | 'filter' | 'cell';
  children(control: FrameControl): ReactNode;
}

const LABEL_LINE = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 };

interface LabelLineProps extends Pick<FieldFrameProps, 'label' | 'required' | 'group' | 'extra' | 'place'> {
  readonly id: string;
  /** The control it names. */
  readonly of: string;
}

function LabelLine({ id, of, label, required, group, extra, place }: LabelLineProps) {
  const filter = place === 'filter';
  return (
    <Box sx={place === 'cell' ? UNSEEN : { ...LABEL_LINE, minHeight: filter ? 18 : 20 }}>
      <Typography
        id={id}
        component={group ? 'span' : 'label'}
        {...(group ? {} : { htmlFor: of })}
        variant={filter ? 'caption' : 'body2'}
        sx={{ color: filter ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
      >
        {label}
        {required && !filter && (
          <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.5 }}>
            *
          </Box>
        )}
      </Typography>
      {extra}
    </Box>
  );
}

interface FootProps extends Pick<FieldFrameProps, 'help' | 'error' | 'counter'> {
  readonly ids: { readonly help: string; readonly error: string; readonly counter: string };
  readonly over: boolean;
}

/** What stands below a control: error, help and counter. */
function Foot({ ids, help, error, counter, over }: FootProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', color: 'text.secondary' }}>
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        {error && (
          <Typography
            id={ids.error}
            variant="caption"
            sx={{ color: 'error.main', display: 'flex', gap: 0.5, overflowWrap: 'anywhere' }}
          >
            <ErrorOutline aria-hidden sx={{ fontSize: 14, mt: '2px', flex: 'none' }} />
            <span>{error}</span>
          </Typography>
        )}
        {help && (
          <Typography id={ids.help} variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {help}
          </Typography>
        )}
      </Box>
      {counter && (
        <Typography
          id={ids.counter}
          variant="caption"
          sx={{ color: over ? 'error.main' : 'inherit', whiteSpace: 'nowrap' }}
        >
          {counter.now} / {counter.max}
        </Typography>
      )}
    </Box>
  );
}

/** The words around an input: label above it, help, error and character counter below, all tied to the control. */
export function FieldFrame({ id, place = 'form', children, ...words }: FieldFrameProps) {
  const { required, help, error, counter, group } = words;
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error`, counter: `${id}-counter` };
  const described = [error && ids.error, help && ids.help, counter && ids.counter].filter(Boolean).join(' ');
  const over = counter !== undefined && counter.now > counter.max;
  return (
    <Box
      data-field={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
        alignContent: 'start',
        minWidth: 0,
        position: 'relative',
      }}
    >
      <LabelLine {...words} id={ids.label} of={id} place={place} />
      {children({
        id,
        'aria-labelledby': ids.label,
        'aria-describedby': described || undefined,
        'aria-invalid': !group && (error || over) ? true : undefined,
        'aria-required': !group && required && place !== 'filter' ? true : undefined,
      })}
      {(error || help || counter) && <Foot {...words} ids={ids} over={over} />}
    </Box>
  );
}
