import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import { PickerLanguage } from './PickerLanguage';

interface TimeColumnsProps {
  /** 'HH:mm' or 'HH:mm:ss'; '' while none is chosen. */
  readonly value: string;
  readonly seconds: boolean;
  /** Earliest and latest time. */
  readonly min?: string;
  readonly max?: string;
  onTime(value: string): void;
}

/** Some day: only its times are seen. */
const DAY = '2000-01-01';
const moment = (time: string): Dayjs | null =>
  /^\d{2}:\d{2}/.test(time) && time < '24' ? dayjs.utc(`${DAY} ${time}`) : null;
/** A bound of a day is no bound where it is the end of it. */
const bound = (time: string | undefined): Dayjs | undefined =>
  time === undefined ? undefined : (moment(time) ?? undefined);

/** Columns of hours, minutes and perhaps seconds; loaded on demand. */
export default function TimeColumns({ value, seconds, min, max, onTime }: TimeColumnsProps) {
  return (
    <PickerLanguage>
      <MultiSectionDigitalClock
        autoFocus
        value={moment(value)}
        onChange={(next: Dayjs | null) => next && onTime(next.format(seconds ? 'HH:mm:ss' : 'HH:mm'))}
        referenceDate={dayjs.utc(`${DAY} 00:00`)}
        timezone="UTC"
        ampm={false}
        views={seconds ? ['hours', 'minutes', 'seconds'] : ['hours', 'minutes']}
        timeSteps={{ minutes: seconds ? 1 : 5, seconds: 5 }}
        minTime={bound(min)}
        maxTime={bound(max)}
        skipDisabled
      />
    </PickerLanguage>
  );
}
