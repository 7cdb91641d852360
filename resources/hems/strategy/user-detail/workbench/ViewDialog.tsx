import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asObject, asText } from '@/api';
import { ChartCard, useAmountText } from '@/charts';
import { useLive } from '@/data';
import { readNumber } from '@/schema';
import { Facts } from '@/widgets';
import { homeTimeText } from '../../../home/times/homeTimeText';
import { analysisCalls } from '../calls';
import { accuracyDecimals } from '../result/accuracyDecimals';
import { readPercent } from '../result/readPercent';
import type { Workbench } from './workbenchAddress';
import { slotChart } from './slotChart';

interface ViewDialogProps {
  readonly bench: Workbench;
  readonly zone: string;
  /** Of the table, where the detail does not say it. */
  readonly unit: string;
  onClose(): void;
}

/** One slot: its accuracy, its error, and what was foreseen when (spec 02 §2). */
// covers HS-031, HR-111, HE-269, HE-270, HE-271, HE-272, HE-273
export function ViewDialog({ bench: { useId: user, type, tabValue, slot }, zone, unit, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const amount = useAmountText();
  const id = useId();
  const live = useLive<unknown>(
    ['hems', 'accuracy slot', user, type, tabValue, slot],
    async (signal) =>
      (await analysisCalls.slot(
        { cusUserId: user, type, accuracyType: tabValue, timePoint: slot },
        { signal, quiet: true },
      )) ?? null,
  );
  const title = translate('strategy.workbench.detail');
  const spec = useMemo(
    () =>
      live.data === undefined
        ? undefined
        : slotChart(live.data, {
            title,
            zone,
            day: slot.slice(0, 10),
            forecast: translate('strategy.workbench.forecast'),
            actual: translate('strategy.workbench.actual'),
          }),
    [live.data, title, zone, slot, translate],
  );
  const detail = asObject(live.data) ?? {};
  const facts = {
    timePoint: homeTimeText(asText(detail.timePoint) || slot, { zone }),
    accuracy: amount({ value: readPercent(detail.accuracy), unit: '%' }, accuracyDecimals('%')),
    mae: amount({ value: readNumber(detail.mae), unit: asText(detail.unit) || unit }),
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Facts facts={Object.entries(facts).map(([key, value]) => [translate(`strategy.workbench.${key}`), value])} />
        <ChartCard
          level="h3"
          title={translate('strategy.workbench.curve')}
          spec={spec}
          state={live.state}
          height={280}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
