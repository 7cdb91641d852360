import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dateForms } from '@/schema/internal';
import { nowOn, formatDate, namesMonths } from '@/schema/dates';
import type { DateBoxProps } from './DateBox';
import { lastDay } from './limits';
import { PickerLanguage } from './PickerLanguage';
import { fieldLook, todayLook } from './pickerLook';
import { useSiteZone } from './SiteZone';

const VIEWS = { day: ['year', 'month', 'day'], month: ['year', 'month'], year: ['year'] } as const;
const SHOWN = { day: 3, month: 4, year: 5 } as const;
const TIME_VIEWS = ['year', 'month', 'day', 'hours', 'minutes', 'seconds'] as const;

/** How a day, month or year is typed in a language. Signs that turn lines around are no part of what is typed. */
function typedForm(locale: string, unit: keyof typeof VIEWS): string {
  const { typed, typedMonth } = dateForms(locale);
  return { day: typed, month: typedMonth, year: 'YYYY' }[unit].replaceAll(/\p{Cf}/gu, '');
}

/**
 * The calendar behind `DateBox`; loaded on demand. It calculates in UTC, where every wall-clock time exists once,
 * so that no time zone and no change of clocks ever moves a value.
 */
export default function DatePick({
  control,
  value,
  onDate,
  onBlur,
  time,
  min,
  max,
  clearable,
  readOnly,
  autoFocus,
  name,
  future,
  zone: own,
  unit = 'day',
  display,
}: DateBoxProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const zone = useSiteZone(own);
  const format = time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  const shown = useMemo(() => (value ? dayjs.utc(value) : null), [value]);
  const last = lastDay({ max, future, zone });
  const typed = typedForm(locale, unit);
  // one that is empty shows its day alone: there is not always room for the signs of a time
  const empty = time ? typed.replaceAll(/[YMD]/g, (sign) => translate(`pickers.letters.${sign}`, { _: sign })) : '';
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const shared = {
    value: shown,
    onChange: (next: Dayjs | null) => onDate(next === null ? null : next.format(format)),
    timezone: 'UTC',
    // nobody types names of months where days are written without them
    format: time ? `${typed} HH:mm:ss` : ((unit === 'day' && namesMonths(locale) ? display : undefined) ?? typed),
    readOnly,
    autoFocus,
    reduceAnimations: true,
    disableHighlightToday: true,
    referenceDate: dayjs.utc(nowOn(zone)),
    minDate: min ? dayjs.utc(min.slice(0, 10)) : undefined,
    maxDate: last ? dayjs.utc(last.slice(0, 10)) : undefined,
    slotProps: {
      day: todayLook,
      field: { clearable },
      textField: {
        id,
        size: 'small' as const,
        fullWidth: true,
        error: Boolean(invalid),
        onBlur,
        sx: fieldLook(readOnly),
        // the value as cells write it, which is shorter than what is typed
        'data-shown': (value === null ? empty : formatDate(value, time ? 2 : SHOWN[unit])) || undefined,
        'data-empty': value === null || undefined,
        slotProps: {
          input: {
            ...(name ? { 'aria-label': name, 'aria-labelledby': undefined } : { 'aria-labelledby': labelledBy }),
            'aria-describedby': describedBy,
          },
        },
      },
    },
  };
  return (
    <PickerLanguage zone={zone}>
      {time ? (
        <DateTimePicker {...shared} ampm={false} views={TIME_VIEWS} timeSteps={{ minutes: 1, seconds: 1 }} />
      ) : (
        <DatePicker {...shared} views={VIEWS[unit]} openTo={unit} />
      )}
    </PickerLanguage>
  );
}
