import { Alert, LinearProgress, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { useConnecting } from './useConnecting';

/** How far the connection of devices is, one by one. */
export function ConnectState({ work }: { readonly work: ReturnType<typeof useConnecting> }) {
  const translate = useTranslate();
  if (!work.rows && !work.running) return null;
  return (
    <div role="status">
      {work.running && <LinearProgress aria-label={translate('hems.office.connect.running')} />}
      {work.late && <Alert severity="warning">{translate('hems.office.connect.late')}</Alert>}
      <List dense disablePadding>
        {work.rows?.map(({ deviceSn, connectState, failReason }) => (
          <ListItem key={deviceSn} disableGutters divider>
            <ListItemText primary={deviceSn} secondary={[translate(`resources.hems/controller-sub-device.enums.connectState.${connectState}`, { _: connectState }), failReason].filter(Boolean).join(' · ')} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
