import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { zhCN } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import utc from 'dayjs/plugin/utc';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import { nowOn } from '@/schema/dates';

/**
 * What a calendar calculates with: in UTC, where its now is what a clock on the wall of the zone shows. Else another
 * day is today for some hours.
 */
function adapterOf(zone?: string): typeof AdapterDayjs {
  return class extends AdapterDayjs {
    constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
      super(...options);
      const { date } = this;
      Object.assign(this, {
        date: (value?: string | null, timezone?: PickersTimezone) =>
          date(value === undefined ? nowOn(zone) : value, timezone),
      });
    }
  };
}

dayjs.extend(utc);

const ZH_TEXTS = zhCN.components.MuiLocalizationProvider.defaultProps.localeText;

interface PickerLanguageProps {
  /** IANA zone whose clock says what today is. Default: the browser's. */
  readonly zone?: string;
  readonly children: ReactNode;
}

/** Gives the calendars inside it the words of the console's language, and their today. */
export function PickerLanguage({ zone, children }: PickerLanguageProps) {
  const zh = useLocale() === 'zh';
  const adapter = useMemo(() => adapterOf(zone), [zone]);
  return (
    <LocalizationProvider
      dateAdapter={adapter}
      adapterLocale={zh ? 'zh-cn' : 'en'}
      localeText={zh ? ZH_TEXTS : undefined}
    >
      {children}
    </LocalizationProvider>
  );
}
