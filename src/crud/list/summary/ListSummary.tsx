import { useDataProvider, useTranslate } from 'react-admin';
import { useLive, type ConsoleDataProvider, useResource } from '@/data';
import { FiguresStrip } from '@/report';
import { everyMs } from '@/report/internal';
import type { ListSummary as Summary } from '@/schema';
import type { Filters } from '../cleanFilters';
import { useListTitle } from '../useListTitle';

interface ListSummaryProps {
  readonly summary: Summary;
  /** The filters of the list, with those that always hold. */
  readonly effectiveFilters: Filters;
}

/**
 * What everything comes to that the filters of a list find, whatever page of it is on view. It is asked for again with
 * the list.
 */
export default function ListSummary({ summary: { show, refresh }, effectiveFilters }: ListSummaryProps) {
  const { resource, path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const title = useListTitle();
  const live = useLive(
    [path, 'summary', effectiveFilters],
    async (signal) => (await provider.summary(path, { filter: effectiveFilters, signal, quiet: true })).data,
    refresh ? { every: everyMs(refresh) } : {},
  );
  return (
    <FiguresStrip
      measures={resource.measures}
      show={show}
      live={live}
      label={translate('list.summary', { name: title })}
    />
  );
}
