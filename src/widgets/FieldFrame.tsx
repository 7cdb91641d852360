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

/** The words around an input: label above it, help, error and character counter below, all tied to the control. */
export function FieldFrame({
  id,
  label,
  required,
  help,
  error,
  counter,
  group,
  extra,
  place = 'form',
  children,
}: FieldFrameProps) {
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error`, counter: `${id}-counter` };
  const described = [error && ids.error, help && ids.help, counter && ids.counter].filter(Boolean).join(' ');
  const over = counter !== undefined && counter.now > counter.max;
  const filter = place === 'filter';
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
      <Box
        sx={
          place === 'cell'
            ? UNSEEN
            : {
                display: 'flex',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                gap: 1,
                minHeight: filter ? 18 : 20,
              }
        }
      >
        <Typography
          id={ids.label}
          component={group ? 'span' : 'label'}
          {...(group ? {} : { htmlFor: id })}
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
      {children({
        id,
        'aria-labelledby': ids.label,
        'aria-describedby': described || undefined,
        'aria-invalid': !group && (error || over) ? true : undefined,
        'aria-required': !group && required && !filter ? true : undefined,
      })}
      {(error || help || counter) && (
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
      )}
    </Box>
  );
}
