import { RelatedList } from '@/crud';
import { ListSlot, ReportPage } from '@/report/internal';

/** The page of a report, which has lists of records here. */
export default function ReportRoute({ name }: { readonly name: string }) {
  return (
    <ListSlot value={RelatedList}>
      <ReportPage name={name} />
    </ListSlot>
  );
}
