import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionProps } from '@/crud/views';
import type { ControllerSubDevice } from '@schemas/hems/controller-sub-device';
import { officeCalls } from './calls';
import { OfficeDialog } from './OfficeDialog';
import { useSaving } from './useSaving';

const SCOPE = 'resources.hems/controller-sub-device';

/** New names for one device or several, by one call (spec 02 §7). */
export function RenameDialog({ records, close }: ActionProps<ControllerSubDevice>) {
  const translate = useTranslate();
  const [names, setNames] = useState(() => records.map(({ deviceName }) => deviceName ?? ''));
  const rename = useSaving(() => officeCalls.rename({ list: records.map(({ deviceSn, id }, at) => ({ deviceSn: deviceSn ?? id, deviceName: names[at]?.trim() })) }, { quiet: true }), `${SCOPE}.actions.rename.success`, close);
  const twice = new Set(names.map((one) => one.trim())).size < names.length;
  return (
    <OfficeDialog title={translate(`${SCOPE}.actions.rename.label`)} width="sm" send={translate('actions.save')} closed={twice || names.some((one) => one.trim() === '')} busy={rename.isPending} error={rename.error} onSend={() => rename.mutate()} onClose={close}>
      {records.map(({ id, deviceSn }, at) => (
        <TextField key={id} label={deviceSn} value={names[at]} error={twice} slotProps={{ htmlInput: { maxLength: 60 } }} onChange={({ target }) => setNames((now) => now.map((one, place) => (place === at ? target.value : one)))} />
      ))}
    </OfficeDialog>
  );
}
