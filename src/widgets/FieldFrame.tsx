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
}

/** The line below a control: the error, else the help; at its end the characters. */
function Foot({ ids, help, error, counter }: FootProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        justifyContent: 'space-between',
        color: 'text.secondary',
        maxWidth: `max(var(${FIELD_WIDTH}, 100%), 320px)`,
      }}
    >
      {error && (
        <Typography
          id={ids.error}
          variant="caption"
          sx={{
            color: 'error.main',
            display: 'flex',
            gap: 0.5,
            minWidth: 0,
            overflowWrap: 'anywhere',
            '& > span::first-letter': { textTransform: 'uppercase' },
          }}
        >
          <ErrorOutline aria-hidden sx={{ fontSize: 14, mt: '2px', flex: 'none' }} />
          <span>{error}</span>
        </Typography>
      )}
      {!error && help && (
        <Typography id={ids.help} variant="caption" component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {help}
        </Typography>
      )}
      {counter && (
        <Typography
          id={ids.counter}
          variant="caption"
          sx={{ color: counter.now > counter.max ? 'error.main' : 'inherit', whiteSpace: 'nowrap', ml: 'auto' }}
        >
          {counter.now} / {counter.max}
        </Typography>
      )}
    </Box>
  );
}

/** How wide the control may be, as a form sets it for what stands in it. */
export const FIELD_WIDTH = '--field-width';

/** The characters are counted in view from this part of the most that is allowed. */
const COUNTED_FROM = 0.8;

/**
 * The words around an input: label above it, below it one line with the error or else the help, and the characters once
 * they become many, all tied to the control.
 *
 * @example
 * <FieldFrame id="name" label={label} error={error}>
 *   {(control) => <TextBox control={control} value={name} onText={setName} />}</FieldFrame>
 * @public
 */
export function FieldFrame({ id, place = 'form', children, ...words }: FieldFrameProps) {
  const { required, help, error, group } = words;
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error`, counter: `${id}-counter` };
  const counter = words.counter && words.counter.now >= words.counter.max * COUNTED_FROM ? words.counter : undefined;
  const over = counter !== undefined && counter.now > counter.max;
  const described = [error ? ids.error : help && ids.help, counter && ids.counter].filter(Boolean).join(' ');
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
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: `var(${FIELD_WIDTH}, none)` }}>
        {children({
          id,
          'aria-labelledby': ids.label,
          'aria-describedby': described || undefined,
          'aria-invalid': !group && (error || over) ? true : undefined,
          'aria-required': !group && required && place !== 'filter' ? true : undefined,
        })}
      </Box>
      {described && <Foot help={help} error={error} counter={counter} ids={ids} />}
    </Box>
  );
}
