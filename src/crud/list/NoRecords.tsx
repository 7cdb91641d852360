import { useTranslate } from 'react-admin';
import { lazyPart, useResource } from '@/data';
import { EmptyState } from '@/widgets';
import { CreateButton } from './CreateButton';
import type { Filters } from './cleanFilters';

const NothingFound = lazyPart(() => import('./NothingFound'));

interface NoRecordsProps {
  /** What was sought: there may be records all the same. */
  readonly applied: Filters;
  onReset(): void;
}

/** Nothing to list, and why: nothing is found, or there is nothing yet. Each leads on. */
export function NoRecords({ applied, onReset }: NoRecordsProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  if (Object.keys(applied).length > 0) return <NothingFound applied={applied} onReset={onReset} waiting={null} />;
  return (
    <EmptyState title={translate(`${scope}.empty`, { _: translate('list.empty.title') })} action={<CreateButton />} />
  );
}
