import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { FormField } from '@/crud/form/FormField';
import { useLossQuestion } from '@/crud/form/useLossQuestion';
import type { ActionProps } from '@/crud/views';
import { useResource } from '@/data/registry/ResourceContext';
import { failureText } from '@/data/texts/failureText';
import { useFieldErrors } from '@/fields/messages/useFieldErrors';
import { checkFields, type Id } from '@/schema';
import type { CustomBill } from '@schemas/vpp/custom-bill';
import { FIELDS, withValue, type BillDraft } from './billDraft';
import { useSeveralBills } from './useSeveralBills';

const OPENED: BillDraft = { taxRate: 6, excluded: true };
const idsOf = ({ vppIds }: BillDraft): readonly Id[] => (Array.isArray(vppIds) ? vppIds.map(String) : []);

/** Bills for several plants, of a month or of days of their own: how far it has come, what failed and why, and the failed ones once more. */
export function SeveralBills({ close }: ActionProps<CustomBill>) {
  const { scope } = useResource();
  const translate = useTranslate();
  const messagesOf = useFieldErrors(scope);
  const id = useId();
  const [draft, setDraft] = useState(OPENED);
  const [tried, setTried] = useState(false);
  const { run, rows, made, failed } = useSeveralBills(draft);
  const begun = rows.length > 0;
  const broken = checkFields(FIELDS, draft);
  const errors = tried ? messagesOf(broken) : {};
  const [askedClose, question] = useLossQuestion(draft !== OPENED && !begun, close);
  const why = (error: Error) => (error instanceof WireError && Object.values(error.validationErrors ?? {})[0]) || failureText(error, translate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (Object.keys(broken).length === 0) run.mutate(idsOf(draft));
  };
  return (
    <Dialog open onClose={run.isPending ? undefined : askedClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate(`${scope}.actions.generateSeveral.label`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
          {!begun &&
            Object.entries(FIELDS).map(([name, field]) => (
              <FormField key={name} name={name} field={field} scope={scope} idPrefix={id} values={draft} errors={errors} required={field.required} readOnly={run.isPending} onChange={(key, value) => setDraft((now) => withValue(now, key, value))} />
            ))}
          {run.error && <Alert severity="error">{failureText(run.error, translate)}</Alert>}
          {begun && (
            <>
              <LinearProgress variant="determinate" value={(100 * (made + failed.length)) / rows.length} aria-label={translate('vppTrade.several.progress')} />
              <Alert severity={failed.length > 0 ? 'warning' : made === rows.length ? 'success' : 'info'} icon={false} role="status">
                {translate('vppTrade.several.counts', { made, failed: failed.length, all: rows.length })}
              </Alert>
              <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
                {rows.map(({ id: plant, name, outcome }) => (
                  <li key={plant}>{`${name}: ${outcome instanceof Error ? why(outcome) : translate(`vppTrade.several.${outcome}`)}`}</li>
                ))}
              </Box>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={begun ? close : askedClose} disabled={run.isPending}>
            {translate(begun ? 'actions.close' : 'actions.cancel')}
          </Button>
          {begun && failed.length > 0 && (
            <Button variant="contained" loading={run.isPending} onClick={() => run.mutate(failed)}>
              {translate('vppTrade.several.again', { smart_count: failed.length })}
            </Button>
          )}
          {!begun && (
            <Button type="submit" variant="contained" loading={run.isPending}>
              {translate('vppTrade.several.run')}
            </Button>
          )}
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
