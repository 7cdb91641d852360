import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '@/data/registry/lazyPart';
import type { AnyRecord } from '@/schema';
import { FormsHereProvider } from '../FormsHere';

const RecordFormDialog = lazyPart(() => import('./RecordFormDialog'));

/** Lets the forms of the list inside of it open over the page, for records that no menu leads to. */
export function FormsOverPage({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<{ readonly record?: AnyRecord }>();
  const forms = useMemo(() => ({ create: () => setOpen({}), edit: (record: AnyRecord) => setOpen({ record }) }), []);
  return (
    <FormsHereProvider value={forms}>
      {children}
      {open && <RecordFormDialog {...open} onClose={() => setOpen(undefined)} waiting={null} />}
    </FormsHereProvider>
  );
}
