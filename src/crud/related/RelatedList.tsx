import { useAccess } from '@/access';
import { WithResource, lazyPart } from '@/data';
import { TableSkeleton } from '@/widgets';
import type { AnyRecord } from '@/schema';
import { GivenProvider } from '../GivenContext';
import { RecordList } from '../list/RecordList';
import { useMemo, useState, type ReactNode } from 'react';
import { DialogFormsProvider } from '../DialogForms';

const RecordFormDialog = lazyPart(async () => ({ default: (await import('./RecordFormDialog')).RecordFormDialog }));

interface FormsOverPageProps {
  /** What a new record begins with, beside what ties it to the page. */
  readonly begin?: Readonly<Record<string, unknown>>;
  /** Told when the server has what was typed. */
  onSaved?(): void;
  readonly children: ReactNode;
}

/** Lets the forms of what is inside of it open over the page, for records that no menu leads to. */
function FormsOverPage({ begin, onSaved, children }: FormsOverPageProps) {
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

interface RelatedListProps {
  readonly schema: string;
  /** Filters that tie the records to the page: `{ deviceId: … }`. What is made there begins with them. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Columns that say nothing here. */
  readonly without?: readonly string[];
  /** What else a new record begins with, where it is asked for over the page. */
  readonly begin?: Readonly<Record<string, unknown>>;
  /** Told when a form over the page was saved. */
  onSaved?(): void;
}

/**
 * The records of another resource that belong to the page, with what the user may do to them on their own page.
 *
 * @example <RelatedList schema="iot/firmware" given={{ productId }} without={['productId']} />
 * @public
 */
export function RelatedList({ schema, given, without, begin, onSaved }: RelatedListProps) {
  const own = useAccess().pathOf.get(schema)?.slice(1);
  const list = <RecordList key={JSON.stringify(given)} inPage given={given} {...(without && { without })} />;
  return (
    <WithResource name={schema} path={own ?? `@${schema}`} waiting={<TableSkeleton columns={6} />}>
      <GivenProvider value={given}>
        {own === undefined ? (
          <FormsOverPage begin={begin} onSaved={onSaved}>
            {list}
          </FormsOverPage>
        ) : (
          list
        )}
      </GivenProvider>
    </WithResource>
  );
}
