import { useTranslate } from 'react-admin';
import type { ActionProps } from '@/crud/views';
import type { DeviceOta } from '@schemas/hems/device-ota';
import { AskedTable } from './AskedTable';
import { officeCalls } from './calls';
import { isYes, listOf, textAt } from './read';

/** Which devices need an upgrade, and why the others do not (spec 02 §7). */
export function CheckUpgrades({ records, close }: ActionProps<DeviceOta>) {
  const translate = useTranslate();
  const sns = records.map(({ sn, id }) => sn ?? id);
  const field = (name: string) => translate(`resources.hems/device-ota.fields.${name}`);
  return (
    <AskedTable
      title={translate('resources.hems/device-ota.actions.check.label')}
      of={sns}
      close={close}
      ask={async (signal) => ({
        head: [field('sn'), field('latestVersion'), translate('hems.office.ota.needed'), field('failReason')],
        rows: listOf(await officeCalls.checkOta({ sns }, { signal, quiet: true })).map((row) => ({
          key: textAt(row, 'sn'),
          cells: [textAt(row, 'sn'), textAt(row, 'latestVersion') || '-', translate(isYes(row, 'needUpgrade') ? 'fields.yes' : 'fields.no', { _: isYes(row, 'needUpgrade') ? '✓' : '–' }), textAt(row, 'reason') || '-'],
        })),
      })}
    />
  );
}
