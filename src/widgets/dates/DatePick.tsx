import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useContext, useMemo } from 'react';
import { useLocale } from 'react-admin';
import { nowOn, formatDate, namesMonths } from '@/schema/dates';
import type { DateBoxProps } from './DateBox';
import { lastDay } from './limits';
import { PickerLanguage } from './PickerLanguage';
import { fieldLook, todayLook } from './pickerLook';
import { SiteZone } from './SiteZone';

const VIEWS = { day: ['year', 'month', 'day'], month: ['year', 'month'], year: ['year'] } as const;
const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const;
const SHOWN = { day: 3, month: 4, year: 5 } as const;
const TIME_VIEWS = ['year', 'month', 'day', 'hours', 'minutes', 'seconds'] as const;

/** The value as cells write it, which is shorter than what is typed; '' for one that is half typed. */
function shownText(value: string | null, time: boolean | undefined, unit: keyof typeof FORMATS): string {
  if (value === null) return time ? FORMATS.day : '';
  return formatDate(value, time ? 2 : SHOWN[unit]);
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
  const site = useContext(SiteZone);
  const zone = own ?? site;
  const format = time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  const shown = useMemo(() => (value ? dayjs.utc(value) : null), [value]);
  const last = lastDay({ max, future, zone });
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const shared = {
    value: shown,
    onChange: (next: Dayjs | null) => onDate(next === null ? null : next.format(format)),
    timezone: 'UTC',
    // nobody types names of months where days are written without them
    format: time ? format : ((unit === 'day' && namesMonths(locale) ? display : undefined) ?? FORMATS[unit]),
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
        'data-shown': shownText(value, time, unit) || undefined,
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
