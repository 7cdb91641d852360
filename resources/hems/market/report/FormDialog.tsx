import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ResourceProvider } from '@/data/registry/ResourceContext';
import { useArea } from '@/data/texts/useArea';
import type { Resource, WireRow } from '@/schema';
import { FormSkeleton } from '@/widgets/FormSkeleton';

const SchemaForm = lazy(() => import('../SchemaForm'));
const NO_VIEWS = {};

interface FormDialogProps {
  readonly resource: Resource;
  readonly title: string;
  readonly initial: Readonly<Record<string, unknown>>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly wide?: boolean;
  onSubmit(row: WireRow): void;
  onClose(): void;
}

/** The form of a schema in a dialog. */
export function FormDialog({ resource, title, initial, busy, error, wide = false, onSubmit, onClose }: FormDialogProps) {
  useArea('fields');
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth={wide ? 'lg' : 'sm'} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <ResourceProvider resource={resource} path={`@${resource.name}`} views={NO_VIEWS}>
          <Suspense fallback={<FormSkeleton fields={5} />}>
            <SchemaForm resource={resource} initial={initial} submit={translate('actions.save')} busy={busy} error={error} onSubmit={onSubmit} onCancel={onClose} />
          </Suspense>
        </ResourceProvider>
      </DialogContent>
    </Dialog>
  );
}
