import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

type Translate = (key: string, options?: object) => string;

/** The words of calendars that stand in `locales/pickers` as they are. */
const PLAIN = [
  'previousMonth',
  'nextMonth',
  'openPreviousView',
  'openNextView',
  'cancelButtonLabel',
  'clearButtonLabel',
  'okButtonLabel',
  'todayButtonLabel',
  'nextStepButtonLabel',
  'datePickerToolbarTitle',
  'dateTimePickerToolbarTitle',
  'timePickerToolbarTitle',
  'fieldClearLabel',
  'timeTableLabel',
  'dateTableLabel',
  'year',
  'month',
  'day',
  'weekDay',
  'hours',
  'minutes',
  'seconds',
  'empty',
] as const;

/** What calendars say, in the language of the page. */
export function pickerTexts(translate: Translate): PickersInputLocaleText {
  const say = (key: string, options?: object) => translate(`pickers.${key}`, options);
  return {
    ...Object.fromEntries(PLAIN.map((key) => [key, say(key)])),
    calendarViewSwitchingButtonAriaLabel: (view) => say(view === 'year' ? 'yearIsOpen' : 'calendarIsOpen'),
    openDatePickerDialogue: (date) => (date ? say('chooseOther', { date }) : say('choose')),
    openTimePickerDialogue: (time) => (time ? say('chooseOtherTime', { time }) : say('chooseTime')),
    fieldYearPlaceholder: ({ digitAmount }) => say('letters.Y').repeat(digitAmount),
    fieldMonthPlaceholder: ({ contentType }) => say('letters.M').repeat(contentType === 'letter' ? 4 : 2),
    fieldDayPlaceholder: () => say('letters.D').repeat(2),
    selectViewText: (view) => say('select', { view: say(view) }),
    hoursClockNumberText: (hours) => `${hours} ${say('hours')}`,
    minutesClockNumberText: (minutes) => `${minutes} ${say('minutes')}`,
    secondsClockNumberText: (seconds) => `${seconds} ${say('seconds')}`,
  };
}
