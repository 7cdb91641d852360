import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { FailureAlert } from '@/widgets';
import type { ActionDialogProps } from '@/schema';
import { useFieldErrors } from '@/fields';
import { DraftNotice } from '../../form/unsaved/DraftNotice';
import { FormField } from '../../form/FormField';
import { useLossQuestion } from '../../form/unsaved/useLossQuestion';
import { FailureDialog } from '../dialogs/FailureDialog';
import { BulkProgress } from './BulkProgress';
import { useBulkEdit } from './useBulkEdit';

interface BulkFieldsProps {
  readonly id: string;
  readonly edit: ReturnType<typeof useBulkEdit>;
  readonly errors: Readonly<Record<string, string>>;
  readonly busy: boolean;
}

/** The fields that can be set, each behind a box; those that are ticked can be filled in. */
function ChosenFields({ id, edit, errors, busy }: BulkFieldsProps) {
  const { scope, views } = useResource();
  const translate = useTranslate();
  const { fields, chosen, values } = edit;
  return fields.map(([name, field]) => (
    <Box key={name} sx={{ display: 'grid', gap: 0.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={chosen.has(name)}
            disabled={busy}
            onChange={() => edit.choose(name)}
            sx={{ py: 0.5 }}
          />
        }
        label={translate('lists.bulk.change', { field: translate(`${scope}.fields.${name}`) })}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {chosen.has(name) && (
        <Box sx={{ pl: 3.5 }}>
          <FormField
            name={name}
            field={field}
            scope={scope}
            idPrefix={id}
            values={values}
            errors={errors}
            required={field.required}
            readOnly={busy}
            {...(views.inputs?.[name] && { input: views.inputs[name] })}
            onChange={edit.change}
          />
        </Box>
      )}
    </Box>
  ));
}

interface WhatChangesProps {
  readonly edit: ReturnType<typeof useBulkEdit>;
  /** Of all that were selected. */
  readonly count: number;
}

/** How many records change, and how many do not and why. */
function WhatChanges({ edit: { chosen, plan }, count }: WhatChangesProps) {
  const translate = useTranslate();
  return (
    <Alert severity="info" icon={false} role="status">
      {chosen.size === 0
        ? translate('lists.bulk.nothing')
        : translate('lists.bulk.preview', { count: plan.changing.length, total: count })}
      {plan.same > 0 && <div>{translate('lists.bulk.same', { count: plan.same })}</div>}
      {plan.closed > 0 && <div>{translate('lists.bulk.closed', { count: plan.closed })}</div>}
    </Alert>
  );
}

/** Sets chosen fields in several records at once. Says before how many change; afterwards which did not and why. */
export default function BulkEditDialog({ run, title, records }: ActionDialogProps) {
  useArea('lists');
  const { scope } = useResource();
  const translate = useTranslate();
  const toMessages = useFieldErrors(scope);
  const id = useId();
  const [tried, setTried] = useState(false);
  const edit = useBulkEdit(records, (ids, closes) => {
    run.done(ids);
    if (closes) run.close();
  });
  const { plan, failure, error, progress } = edit;
  const busy = progress !== undefined;
  const [confirmClose, question] = useLossQuestion(edit.changed, run.close);
  if (failure)
    return (
      <FailureDialog
        title={title}
        records={records}
        failure={failure}
        busy={busy}
        onRetry={() => void edit.retry()}
        onClose={run.close}
      />
    );

  const errors = tried ? toMessages(edit.broken) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (Object.keys(edit.broken).length === 0) void edit.run();
  };
  return (
    <Dialog open onClose={busy ? undefined : confirmClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('lists.bulk.help')}
          </Typography>
          <DraftNotice draft={edit.draft} />
          <ChosenFields id={id} edit={edit} errors={errors} busy={busy} />
          <WhatChanges edit={edit} count={records.length} />
          <FailureAlert error={error} />
          {progress && <BulkProgress progress={progress} onStop={edit.stop} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={run.close} disabled={busy}>
            {translate('actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={plan.changing.length === 0}>
            {translate('lists.bulk.run', { count: plan.changing.length })}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
