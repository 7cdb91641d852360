import { useLocale, useTranslate } from 'react-admin';
import { readPage, asText } from '@/api';
import { FormDialog, type FormStore, RecordForm } from '@/crud';
import { useLive, WithResource } from '@/data';
import { decodeRecord, encodeRecord } from '@/schema';
import { FormSkeleton } from '@/widgets';
import { reportProperty } from '@schemas/hems/market/report-property';
import { objectsIn } from '../../strategy/user-detail/objectsIn';
import { marketCalls } from '../calls';
import { titleOf, type Component } from './readComponents';

/**
 * How the series of a component are drawn: rows that are kept together; those that were taken out are deleted by their
 * own call.
 */
export function PropertyDialog({
  component,
  onSaved,
  onClose,
}: {
  readonly component: Component;
  onSaved(): void;
  onClose(): void;
}) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { id } = component;
  const { data, state } = useLive(['hems', 'report properties', id], async (signal) =>
    objectsIn(readPage(await marketCalls.properties({ componentId: id }, { signal }))?.rows),
  );
  const store: FormStore = {
    draft: `hems/report-property:${id}`,
    read: async () => null,
    save: async (values) => {
      const list = objectsIn(encodeRecord(reportProperty, values, 'edit').list);
      const kept = new Set(list.map((row) => asText(row.id)));
      const gone = (data ?? []).map((row) => asText(row.id)).filter((one) => one !== '' && !kept.has(one));
      if (list.length > 0 || gone.length === 0) await marketCalls.updateProperties({ componentId: id, list });
      for (const one of list.length > 0 ? [] : gone) await marketCalls.deleteProperty({ id: one });
      return id;
    },
  };
  if (!data || state.loading) return null; // what was known before may have changed, and saving would write it back
  return (
    <FormDialog
      width="lg"
      title={translate('market.report.propertiesOf', { name: titleOf(component, locale) })}
      onClose={onClose}
    >
      {(dialog) => (
        <WithResource name={reportProperty.name} path={`@${reportProperty.name}`} waiting={<FormSkeleton fields={5} />}>
          <RecordForm
            {...dialog}
            mode="edit"
            record={decodeRecord(reportProperty, { id, list: data })}
            store={store}
            onSaved={onSaved}
          />
        </WithResource>
      )}
    </FormDialog>
  );
}
