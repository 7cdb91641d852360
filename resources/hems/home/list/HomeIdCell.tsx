import { Link } from 'react-router';
import { useRecordLinks } from '@/crud';
import { OneLine } from '@/fields';
import type { CellProps } from '@/fields/views';

/** The id of a home, a link to its first granted page: the dashboard, else what is known of it. */
export function HomeIdCell({ value, record }: CellProps<string>) {
  const [first] = useRecordLinks()(record);
  const text = value || record.id || '-';
  return first ? (
    <Link to={first.to} className="one-line">
      {text}
    </Link>
  ) : (
    <OneLine text={text} />
  );
}
