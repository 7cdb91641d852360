import type { CloudTable } from '@/schema';
import { KeptColumns } from './KeptColumns';
import { SavedSearches } from './SavedSearches';

/** What the cloud keeps of a list: its columns, and searches above its rows. */
export default function CloudTableParts({ table }: { readonly table: CloudTable }) {
  return (
    <>
      <KeptColumns table={table} />
      <SavedSearches table={table} />
    </>
  );
}
