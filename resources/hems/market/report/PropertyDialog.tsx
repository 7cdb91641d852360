import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { asText } from '@/api/wireValue';
import { useLive } from '@/data/live/useLive';
import { decodeRecord, type WireRow } from '@/schema';
import { reportProperty } from '@schemas/hems/report-property';
import { objectsIn } from '../../user-detail/objectsIn';
import { readPage } from '@/api';
import { marketCalls } from '../calls';
import { FormDialog } from './FormDialog';
import { titleOf, type Component } from './readComponents';

/** How the series of a component are drawn: rows that are kept together; those that were taken out are deleted by their own call. */
export function PropertyDialog({ component, onDone, onClose }: { readonly component: Component; onDone(): void; onClose(): void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { data, state } = useLive(['hems', 'report properties', component.id], async (signal) => objectsIn(readPage(await marketCalls.properties({ componentId: component.id }, { signal }))?.rows));
  const save = useMutation({
    mutationFn: async (row: WireRow) => {
      const list = objectsIn(row.list);
      const kept = new Set(list.map(({ id }) => asText(id)));
      const gone = (data ?? []).map(({ id }) => asText(id)).filter((id) => id !== '' && !kept.has(id));
      if (list.length > 0 || gone.length === 0) await marketCalls.updateProperties({ componentId: component.id, list });
      for (const id of list.length > 0 ? [] : gone) await marketCalls.deleteProperty({ id });
    },
    onSuccess: onDone,
  });
  if (!data || state.loading) return null; // what was known before may have changed, and saving would write it back
  return <FormDialog wide resource={reportProperty} title={translate('market.report.propertiesOf', { name: titleOf(component, locale) })} initial={decodeRecord(reportProperty, { id: component.id, list: data })} busy={save.isPending} error={save.error} onSubmit={(row) => save.mutate(row)} onClose={onClose} />;
}
