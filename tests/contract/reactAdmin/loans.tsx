import { Dialog } from '@mui/material';
import {
  maxLength,
  ReferenceField,
  TextField,
  TextInput,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { defineViews, type ActionProps } from '@/crud/views';
import {
  actionOf,
  date,
  defineField,
  defineMeasures,
  defineReport,
  defineResource,
  list,
  own,
  reference,
  text,
  textType,
  type FieldType,
  type RecordOf,
} from '@/dsl';
import { defineReportViews } from '@/report/views';

/** A type of a project whose input is react-admin's. */
const noteType: FieldType<string> = {
  ...textType,
  name: 'loanNote',
  parts: {
    cell: async () => ({ default: ({ value }) => <i>{String(value)}</i> }),
    input: async () => ({ default: ({ name }) => <TextInput source={name} validate={maxLength(5)} /> }),
  },
};

export const loan = defineResource({
  name: 'shop/loan',
  api: '/shop/loan',
  fields: { reader: text({ required: true }), bookId: reference('shop/book'), due: date() },
  actions: {
    extend: { on: ['row', 'bulk'] },
    remark: { on: 'row', call: 'POST remark', form: { note: defineField(noteType, {}) } },
    kind: actionOf({ name: 'loanKind', ui: async () => ({ default: KindDialog }) }),
  },
  related: { facts: own() },
});
type Loan = RecordOf<typeof loan>;

/** What stands in a dialog of one's own, as react-admin's documents would write it. */
function Inside() {
  const record = useRecordContext();
  const { selectedIds } = useListContext();
  return (
    <>
      <p>{`${String(record?.reader ?? 'Several')} of ${useResourceContext()}, ${selectedIds.length} ticked`}</p>
      {record && <ReferenceField source="bookId" reference="books" />}
      <TextInput source="reader" />
    </>
  );
}

function ExtendDialog({ records, close }: ActionProps<Loan>) {
  const { getValues } = useFormContext();
  return (
    <Dialog open onClose={close} aria-labelledby="extend">
      <h2 id="extend">{`Extend ${records.length}`}</h2>
      <Inside />
      <button onClick={() => document.body.setAttribute('data-sent', JSON.stringify(getValues('reader')))}>Send</button>
    </Dialog>
  );
}

function KindDialog() {
  return (
    <Dialog open aria-labelledby="kind">
      <h2 id="kind">Another kind</h2>
      <Inside />
    </Dialog>
  );
}

function Facts() {
  return (
    <div role="note">
      <TextField source="reader" />
      <ReferenceField source="bookId" reference="books" />
    </div>
  );
}

export const loanViews = defineViews(loan, { actions: { extend: ExtendDialog }, related: { facts: Facts } });

/** A page of figures about a book, with the loans of it and a component that stands beside them. */
export const circulation = defineReport({
  name: 'shop/circulation',
  api: '/shop/circulation',
  params: { bookId: reference('shop/book', { required: true }), reader: text() },
  measures: defineMeasures({ count: { unit: '' } }),
  blocks: { beside: own(), loans: list('shop/loan', { bookId: 'bookId' }) },
});

function Beside() {
  const { total, filter, setFilters, isPending } = useListContext();
  return (
    <div role="note">
      <ReferenceField source="bookId" reference="books" />
      <p>{isPending ? 'Not yet' : `${total} loans of ${String(filter?.bookId)}`}</p>
      <button onClick={() => setFilters({ reader: 'Ben' })}>Only Ben</button>
    </div>
  );
}

function ReaderParam() {
  return <TextInput source="reader" />;
}

export const circulationViews = defineReportViews(circulation, {
  blocks: { beside: Beside },
  params: { reader: ReaderParam },
});
