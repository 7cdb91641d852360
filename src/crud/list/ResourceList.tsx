import { useResource } from '@/data';
import { RecordList } from './RecordList';
import { useOpening } from './views/useOpening';

/** The list of a resource, drawn from its schema (spec 01 §2, §7). Page, order and filters are in the URL. */
export default function ResourceList() {
  const { path } = useResource();
  useOpening();
  return <RecordList key={path} />;
}
