import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordList } from '@/crud/list/RecordList';
import { WithResource } from '@/data/registry/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { OfficeDialog } from './OfficeDialog';

/** A list in a dialog over the page. It closes when one of its records is opened, also when the page it stands on is kept as a tab. */
export function listDialog(schema: string) {
  return function ListDialog({ close }: { close(): void }) {
    const translate = useTranslate();
    const [opened] = useState(() => location.pathname);
    const leave = useEffectEvent(close);
    // what is hidden for another page is cleaned up like what goes
    useEffect(
      () => () => {
        if (location.pathname !== opened) leave();
      },
      [opened],
    );
    return (
      <OfficeDialog title={translate(`resources.${schema}.name`)} width="lg" onClose={close}>
        <WithResource name={schema} path={`@${schema}`} waiting={<TableSkeleton columns={6} />}>
          <RecordList inPage />
        </WithResource>
      </OfficeDialog>
    );
  };
}
