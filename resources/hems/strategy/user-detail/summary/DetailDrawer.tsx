import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LiveFigures, useAmountText } from '@/charts';
import { ShownValues } from '@/crud';
import { ResourceProvider } from '@/data';
import { FormSkeleton, SideDrawer } from '@/widgets';
import { strategyActivity } from '@schemas/hems/strategy/strategy-activity.report';
import { useCustomer } from '../CustomerContext';
import { useSnapshot } from '../useSnapshot';
import { settingIn, type SettingOf } from './settingIn';

interface DetailDrawerProps {
  /** Undefined: closed. */
  readonly of: SettingOf | undefined;
  readonly title: string;
  readonly day: string;
  onClose(): void;
}

/**
 * The details of a setting, asked for when it is opened (spec 02 §2: each dialog loads its data when it becomes
 * visible).
 */
// covers HR-093, HR-095, HR-189
export function DetailDrawer({ of, title, day, onClose }: DetailDrawerProps) {
  return (
    <SideDrawer open={of !== undefined} title={title} onClose={onClose}>
      {of && <Details of={of} day={day} />}
    </SideDrawer>
  );
}

function Details({ of, day }: { readonly of: SettingOf; readonly day: string }) {
  const translate = useTranslate();
  const amount = useAmountText();
  const { id, zone, today } = useCustomer();
  const live = useSnapshot(id, day, today, `${of.kind} ${of.device ?? ''}`);
  const words = {
    say: (key: string, options?: object) => translate(`strategy.detail.${key}`, options),
    amount: (value: number | null, unit: string) => amount({ value, unit }),
  };
  return (
    <LiveFigures live={live} waiting={<FormSkeleton fields={5} />}>
      {(raw) => {
        const { fields, values } = settingIn(raw, of, zone, words);
        return (
          <ResourceProvider resource={strategyActivity.resource} path={`@${strategyActivity.name}`} views={{}}>
            <ShownValues fields={fields} record={{ id: '', ...values }} />
            {of.kind === 'batteryForEv' && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {translate('strategy.detail.boost')}
              </Typography>
            )}
          </ResourceProvider>
        );
      }}
    </LiveFigures>
  );
}
