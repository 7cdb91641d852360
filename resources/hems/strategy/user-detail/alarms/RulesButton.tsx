import { Alert, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts';
import { useLive } from '@/data';
import { EmptyState, FailureAlert, FormSkeleton } from '@/widgets';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { DrawerButton } from './DrawerButton';
import { readRules } from './readRules';

/**
 * Which alarm rules watch over a user (spec 02 §2): ticked, counted, confirmed.
 *
 * @param ruleType 1: of the results, 2: of what is done (spec 02 §3)
 */
// covers HS-014, HS-028, HR-088, HR-089, HR-152, HR-153, HR-280, HR-293, HE-205, HE-206, HE-207, HE-208, HE-209,
// HE-210, HE-211
export function RulesButton({ ruleType }: { readonly ruleType: 1 | 2 }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { id } = useCustomer();
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const live = useLive(
    ['hems', 'alarm rules', id, ruleType],
    async (signal) =>
      readRules(await analysisCalls.rules(ruleType === 1 ? { ruleType, cuserId: id } : {}, { signal, quiet: true })),
    { enabled: open },
  );
  const chosen = ticked ?? new Set(live.data?.rules.filter(({ selected }) => selected).map((rule) => rule.id));
  const close = () => {
    setTicked(undefined);
    setOpen(false);
  };
  const save = useMutation({
    mutationFn: () => analysisCalls.bindRules({ analysisAlarmRuleIdList: [...chosen], cuserId: id, ruleType }),
    onSuccess: () => {
      notify('strategy.rules.success', { type: 'success' });
      close();
      live.state.onRetry();
    },
  });
  const tick = (rule: string, on: boolean) =>
    setTicked(new Set(on ? [...chosen, rule] : [...chosen].filter((one) => one !== rule)));
  return (
    <DrawerButton
      texts="strategy.rules"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={close}
      actions={
        <Button variant="contained" loading={save.isPending} disabled={!live.data} onClick={() => save.mutate()}>
          {translate('actions.confirm')}
        </Button>
      }
    >
      <LiveFigures live={live} waiting={<FormSkeleton fields={6} />}>
        {({ rules }) =>
          rules.length === 0 ? (
            <EmptyState title={translate('strategy.rules.none')} />
          ) : (
            <>
              <FormGroup aria-label={translate('strategy.rules.title')} sx={{ gap: 1 }}>
                {rules.map((rule) => (
                  <FormControlLabel
                    key={rule.id}
                    control={
                      <Checkbox
                        checked={chosen.has(rule.id)}
                        onChange={(_, on) => tick(rule.id, on)}
                        sx={{ alignSelf: 'flex-start', mt: -0.75 }}
                      />
                    }
                    label={
                      <>
                        <Typography variant="body2">{rule.name}</Typography>
                        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                          {rule.remark}
                        </Typography>
                      </>
                    }
                  />
                ))}
              </FormGroup>
              <Alert severity="info" role="status" sx={{ mt: 2 }}>
                {translate('strategy.rules.count', { n: chosen.size })}
              </Alert>
            </>
          )
        }
      </LiveFigures>
      <FailureAlert error={save.error} />
    </DrawerButton>
  );
}
