import { Box, IconButton, Paper, Portal } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { NoticeCard } from '@/widgets';
import { useAlarmPopups } from './useAlarmPopups';

/** Alarms as they come, at the edge of the window (HS-016); announced politely, without taking the focus. */
// covers HS-038, HE-394, HE-395, HE-396
export function AlarmPopups({ on }: { readonly on: boolean }) {
  useArea('widgets');
  const translate = useTranslate();
  const { popups, close } = useAlarmPopups(on);
  return (
    <Portal>
      <Box
        role="log"
        aria-live="polite"
        aria-label={translate('strategy.alarms.arrived')}
        sx={{
          position: 'fixed',
          right: 16,
          bottom: 16,
          zIndex: 'snackbar',
          width: 360,
          maxWidth: 'calc(100vw - 32px)',
          display: 'grid',
          gap: 1,
        }}
      >
        {popups.map(({ id, time, remark, severityText, severity, tone }) => (
          <Paper key={id} elevation={8} sx={{ px: 2, py: 1.5 }}>
            <NoticeCard
              notice={{
                id,
                time,
                description: remark,
                tag: severityText || translate(`strategy.alarms.severities.${severity}`, { _: severity }),
                tone,
                read: true,
              }}
              corner={
                <IconButton size="small" aria-label={translate('actions.close')} onClick={() => close(id)}>
                  <Close fontSize="small" />
                </IconButton>
              }
            />
          </Paper>
        ))}
      </Box>
    </Portal>
  );
}
