import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '@/data/registry/lazyPart';
import type { AnyRecord } from '@/schema';
import { DialogFormsProvider } from '../DialogForms';

const RecordFormDialog = lazyPart(() => import('./RecordFormDialog'));

interface FormsOverPageProps {
  /** What a new record begins with, beside what ties it to the page. */
  readonly begin?: Readonly<Record<string, unknown>>;
  /** Told when the server has what was typed. */
  onSaved?(): void;
  readonly children: ReactNode;
}

/** Lets the forms of what is inside of it open over the page, for records that no menu leads to. */
export function FormsOverPage({ begin, onSaved, children }: FormsOverPageProps) {
  const [open, setOpen] = useState<{ readonly record?: AnyRecord }>();
  const forms = useMemo(() => ({ create: () => setOpen({}), edit: (record: AnyRecord) => setOpen({ record }) }), []);
  return (
    <DialogFormsProvider value={forms}>
      {children}
      {open && (
        <RecordFormDialog {...open} begin={begin} onSaved={onSaved} onClose={() => setOpen(undefined)} waiting={null} />
      )}
    </DialogFormsProvider>
  );
}
