import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useMemo, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import { useArea } from '@/data';
import { nowOn } from '@/schema/dates';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import { calendarLocale } from './calendarLocale';
import { pickerTexts } from './pickerTexts';

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

interface PickerLanguageProps {
  /** IANA zone whose clock says what today is. Default: the browser's. */
  readonly zone?: string;
  readonly children: ReactNode;
}

interface CalendarsProps extends PickerLanguageProps {
  readonly locale: string;
  readonly texts?: PickersInputLocaleText;
}

function Calendars({ zone, locale, texts, children }: CalendarsProps) {
  const adapter = useMemo(() => adapterOf(zone), [zone]);
  return (
    <LocalizationProvider dateAdapter={adapter} adapterLocale={calendarLocale(locale)} localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}

/** Waits for the words of calendars in the language of the page. */
function TranslatedCalendars(props: CalendarsProps) {
  useArea('pickers');
  const translate = useTranslate();
  const texts = useMemo(() => pickerTexts(translate), [translate]);
  return <Calendars {...props} texts={texts} />;
}

/** Gives the calendars inside it the words of the console's language, and their today. Their own are English. */
export function PickerLanguage(props: PickerLanguageProps) {
  const locale = useLocale() ?? 'en';
  return locale.startsWith('en') ? (
    <Calendars {...props} locale={locale} />
  ) : (
    <TranslatedCalendars {...props} locale={locale} />
  );
}
