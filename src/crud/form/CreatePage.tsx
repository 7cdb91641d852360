import { useRecordFromLocation } from 'react-admin';
import { useSearchParams } from 'react-router';
import { lazyPart } from '@/data';
import { FormSkeleton } from '@/widgets';
import { FROM } from '../paths';
import { CreateForm } from './CreateForm';

const DuplicatePage = lazyPart(() => import('../duplicate/DuplicatePage'));

/** The page of a new record. A link may give values along (`state.record` of the location), or a record to be like. */
export default function CreatePage() {
  const given = useRecordFromLocation();
  const [search] = useSearchParams();
  const from = search.get(FROM);
  if (from) return <DuplicatePage key={from} id={from} waiting={<FormSkeleton />} />;
  return <CreateForm record={given ?? {}} />;
}
