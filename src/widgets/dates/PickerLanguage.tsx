import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { zhCN } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import utc from 'dayjs/plugin/utc';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';

dayjs.extend(utc);

const ZH_TEXTS = zhCN.components.MuiLocalizationProvider.defaultProps.localeText;

/** Gives the calendars inside it the words of the console's language. */
export function PickerLanguage({ children }: { readonly children: ReactNode }) {
  const zh = useLocale() === 'zh';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={zh ? 'zh-cn' : 'en'} localeText={zh ? ZH_TEXTS : undefined}>
      {children}
    </LocalizationProvider>
  );
}
