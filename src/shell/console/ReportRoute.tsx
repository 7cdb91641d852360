import { RelatedList } from '@/crud/related/RelatedList';
import { ListSlot } from '@/report/blocks/listSlot';
import ReportPage from '@/report/page/ReportPage';

/** The page of a report, which has lists of records here. */
export default function ReportRoute({ name }: { readonly name: string }) {
  return (
    <ListSlot value={RelatedList}>
      <ReportPage name={name} />
    </ListSlot>
  );
}
