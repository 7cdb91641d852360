import { Alert, MenuItem, Step, StepLabel, Stepper, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SendDialog, useSaving } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { PlainTable, TableSkeleton } from '@/widgets';
import { textAt } from '@/api';
import type { Lead } from '@schemas/hems/back-office/lead';
import { officeCalls } from './calls';
import { choicesOf, firstChoice, readPairs, SIDE_FIELDS, type Choice, type Pair } from './devicePairs';

const STEPS = ['controller', 'compare', 'confirm'] as const;

/**
 * The devices of a lead beside those its controller has found: both sides of every value, what to keep, and a question
 * before it is done (spec 02 §7).
 */
export function MergeDevices({ records: [lead], close }: ActionProps<Lead>) {
  const translate = useTranslate();
  const say = (key: string, args: object = {}) => translate(`hems.office.merge.${key}`, args);
  const controllers = lead?.controllerSns ?? [];
  const [deviceSn, setDeviceSn] = useState(controllers[0] ?? '');
  const [step, setStep] = useState(controllers.length > 1 ? 0 : 1);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const id = lead?.id ?? '';
  const { data: pairs, error } = useQuery({
    queryKey: ['office', 'pairs', id, deviceSn],
    queryFn: async ({ signal }) =>
      readPairs(await officeCalls.compareDevice({ id, deviceSn }, { signal, quiet: true })),
    enabled: step > 0,
    gcTime: 0,
    retry: false,
  });
  const choiceOf = (pair: Pair): Choice => chosen.get(pair.key) ?? firstChoice(pair);
  const merge = useSaving(
    () =>
      officeCalls.mergeDevice(
        {
          id,
          deviceSn,
          rows: (pairs ?? []).map((pair) => ({
            leadDeviceId: textAt(pair.lead, 'id') || null,
            controllerDeviceId: textAt(pair.controller, 'id') || null,
            choice: choiceOf(pair),
          })),
        },
        { quiet: true },
      ),
    'hems.office.merge.done',
    close,
  );
  const last = step === 2;
  const side = (pair: Pair, of: 'lead' | 'controller') =>
    SIDE_FIELDS.map((name) => {
      const [own, other] = [textAt(pair[of], name), textAt(pair[of === 'lead' ? 'controller' : 'lead'], name)];
      const differs = pair.lead !== null && pair.controller !== null && own !== other;
      return (
        <div key={name} style={differs ? { fontWeight: 700 } : undefined}>
          {differs ? <mark>{own || '-'}</mark> : own || '-'}
        </div>
      );
    });
  return (
    <SendDialog
      title={say('title')}
      width="lg"
      send={last ? say('run') : translate('actions.next')}
      danger={last}
      closed={step === 0 ? deviceSn === '' : !pairs || pairs.length === 0}
      busy={merge.isPending}
      error={merge.error ?? error}
      onSend={() => (last ? merge.mutate() : setStep(step + 1))}
      onClose={close}
    >
      <Stepper activeStep={step}>
        {STEPS.map((key) => (
          <Step key={key}>
            <StepLabel>{say(`steps.${key}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {step === 0 && (
        <TextField
          select
          label={say('steps.controller')}
          value={deviceSn}
          onChange={({ target }) => setDeviceSn(target.value)}
        >
          {controllers.map((sn) => (
            <MenuItem key={sn} value={sn}>
              {sn}
            </MenuItem>
          ))}
        </TextField>
      )}
      {last && <Alert severity="warning">{say('question', { sn: deviceSn })}</Alert>}
      {step > 0 && !pairs && !error && <TableSkeleton columns={5} />}
      {step > 0 && pairs?.length === 0 && <Alert severity="info">{say('nothing')}</Alert>}
      {step > 0 && pairs && pairs.length > 0 && (
        <PlainTable
          head={(['type', 'lead', 'controller', 'result', 'keep'] as const).map((key) => say(`columns.${key}`))}
          rows={pairs.map((pair) => {
            const type = translate(`enums.hems.deviceType.${pair.deviceType}`, { _: pair.deviceType });
            const keep = last ? (
              say(`choices.${choiceOf(pair)}`)
            ) : (
              <TextField
                select
                size="small"
                fullWidth
                value={choiceOf(pair)}
                slotProps={{ htmlInput: { 'aria-label': `${say('columns.keep')}: ${type}` } }}
                onChange={({ target }) => setChosen((now) => new Map(now).set(pair.key, target.value as Choice))}
                sx={{ minWidth: 160 }}
              >
                {choicesOf(pair).map((choice) => (
                  <MenuItem key={choice} value={choice}>
                    {say(`choices.${choice}`)}
                  </MenuItem>
                ))}
              </TextField>
            );
            return {
              key: pair.key,
              cells: [
                type,
                pair.lead === null ? '-' : side(pair, 'lead'),
                pair.controller === null ? '-' : side(pair, 'controller'),
                say(`results.${pair.result}`, { _: pair.result }),
                keep,
              ],
            };
          })}
        />
      )}
    </SendDialog>
  );
}
