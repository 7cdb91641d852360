import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { lastDay, type DayLimits } from './limits';
import { PickerLanguage } from './PickerLanguage';
import { todayLook } from './pickerLook';

interface DayCalendarProps extends DayLimits {
  /** 'YYYY-MM-DD'. */
  readonly value: string;
  onDay(day: string): void;
}

/** A calendar to choose a day from, loaded on demand. It calculates in UTC as `DatePick` does. */
export default function DayCalendar({ value, onDay, min, ...limits }: DayCalendarProps) {
  const last = lastDay(limits);
  return (
    <PickerLanguage zone={limits.zone}>
      <DateCalendar
        autoFocus
        value={dayjs.utc(value)}
        onChange={(next, state) => {
          if (next && state === 'finish') onDay(next.format('YYYY-MM-DD'));
        }}
        timezone="UTC"
        minDate={min ? dayjs.utc(min.slice(0, 10)) : undefined}
        maxDate={last ? dayjs.utc(last) : undefined}
        views={['year', 'month', 'day']}
        reduceAnimations
        disableHighlightToday
        slotProps={{ day: todayLook }}
      />
    </PickerLanguage>
  );
}
