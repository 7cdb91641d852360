import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionDialogProps } from '@/schema';
import ActionFormDialog from './ActionFormDialog';
import { ActionLoading } from './ActionLoading';
import { dialogWidth } from './dialogWidth';
import { ShownValues } from '../ShownValues';
import { useActionLoad } from '../useActionLoad';

/** What an action asks before it is sent; of one that loads first, once that is there. */
export default function FormDialog(props: ActionDialogProps) {
  return props.entry.action.load ? <LoadedDialog {...props} /> : <ActionFormDialog {...props} />;
}

/** The dialog is there at once, with the shape of what is to come, and then with what came. */
function LoadedDialog({ run, entry, records, title }: ActionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { action } = entry;
  const [record] = records.length === 1 ? records : [];
  const { values, error, retry } = useActionLoad(entry, records);
  if (values) {
    const note = action.shows && <ShownValues fields={action.shows} record={{ id: '', ...record, ...values }} />;
    return (
      <ActionFormDialog
        run={run}
        entry={entry}
        records={records}
        title={title}
        loaded={values}
        note={note}
        {...(!action.form && { submitLabel: title })}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={run.close}
      maxWidth={dialogWidth(action)}
      fullWidth
      aria-labelledby={id}
      aria-busy={error === undefined}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <ActionLoading action={action} error={error} onRetry={retry} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={run.close}>
          {translate('actions.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
