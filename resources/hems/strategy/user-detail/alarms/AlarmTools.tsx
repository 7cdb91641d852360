import { Box, FormControlLabel, Paper, Switch } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { asFlag, asObject } from '@/api';
import { useLive } from '@/data';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { AlarmPopups } from './AlarmPopups';
import { AlarmsButton } from './AlarmsButton';
import { RulesButton } from './RulesButton';

/** Whether alarms pop up, which rules watch, and what they found (spec 02 §2). */
// covers HS-016, HR-087, HR-150, HR-201, HR-202, HR-203, HE-198, HE-199
export function AlarmTools() {
  const translate = useTranslate();
  const { id } = useCustomer();
  const { data, state } = useLive(
    ['hems', 'alarm config', id],
    async (signal) =>
      asFlag(
        asObject(await analysisCalls.alarmConfig({ cuserId: id }, { signal, quiet: true }))?.alarmNotificationSwitch,
      ) ?? false,
  );
  const change = useMutation({
    mutationFn: (on: boolean) => analysisCalls.alarmConfigUpdate({ cuserId: id, alarmNotificationSwitch: on ? 1 : 0 }),
    onSuccess: () => state.onRetry(),
  });
  const on = change.isPending ? change.variables : (data ?? false);
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <FormControlLabel
        control={
          <Switch
            checked={on}
            disabled={data === undefined || change.isPending}
            onChange={(_, next) => change.mutate(next)}
          />
        }
        label={translate('strategy.alarms.switch')}
      />
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RulesButton ruleType={2} />
        <AlarmsButton />
      </Box>
      <AlarmPopups on={on} />
    </Paper>
  );
}
