import { CalendarInput } from '../month/CalendarInput';
import { defineInput } from '../views';
import { dateType } from './type';

/** A day to type or to pick; none after now unless the field says so. */
export default defineInput(dateType, function DateInput(props) {
  return <CalendarInput {...props} unit="day" />;
});
