import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { failureText, isUnclear } from '@/data';
import { ActionAlert } from './ActionAlert';

interface FailureAlertProps {
  /** Why it failed; nothing is shown for undefined and null. */
  readonly error: unknown;
  /** Said in the place of the failure's own words. */
  readonly text?: string;
  /** Page that shows what the cloud has. Default: the one this stands on. */
  readonly look?: string;
  /** What else is known of it. */
  readonly children?: ReactNode;
}

/** Leads to a page that shows what the cloud has, in a window of its own: what was typed here stays. */
export function LookLink({ to }: { readonly to?: string | undefined }) {
  const translate = useTranslate();
  const here = useLocation();
  return (
    <Button component={Link} to={to ?? here} target="_blank" color="inherit" variant="outlined" size="small">
      {translate(`form.unclear.${to === undefined ? 'here' : 'list'}`)}
    </Button>
  );
}

/**
 * Why something that was sent failed. Where nobody knows whether it was carried out, it says so, and offers a look
 * before it is sent again. Nothing is drawn without an error.
 *
 * @example <FailureAlert error={save.error} />
 * @public
 */
export function FailureAlert({ error, text, look, children }: FailureAlertProps) {
  const translate = useTranslate();
  if (error === undefined || error === null) return null;
  const unclear = isUnclear(error);
  return (
    <ActionAlert
      severity={unclear ? 'warning' : 'error'}
      text={
        <>
          {text ?? failureText(error, translate)}
          {children}
        </>
      }
    >
      {unclear && <LookLink to={look} />}
    </ActionAlert>
  );
}
