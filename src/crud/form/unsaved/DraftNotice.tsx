import { Alert, Button } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { nowOn } from '@/schema/dates';
import { relativeText } from '../../list/times/relativeText';
import type { Draft } from './useDraft';

interface DraftNoticeProps {
  readonly draft: Pick<Draft, 'restored' | 'settle' | 'discard'> & Partial<Draft>;
}

/**
 * What was typed here before and not saved: it is back, or can be taken up; either way it can be thrown away. Nothing
 * while there is no such thing.
 *
 * @example <DraftNotice draft={draft} /> // of `useDraft`, above the fields
 * @public
 */
export function DraftNotice({ draft: { restored, offered, settle, resume, discard } }: DraftNoticeProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!restored && offered === undefined) return null;
  const age = offered === undefined ? '' : (relativeText(nowOn(undefined, new Date(offered)), nowOn(), locale) ?? '');
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={discard}>
            {translate('form.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={restored ? settle : resume}>
            {translate(restored ? 'form.draft.keep' : 'form.draft.resume')}
          </Button>
        </>
      }
    >
      {restored ? translate('form.draft.restored') : translate('form.draft.offered', { age })}
    </Alert>
  );
}
