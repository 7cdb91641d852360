import { CalendarInput } from '../month/CalendarInput';
import { defineInput } from '../views';
import { dateTimeType } from './type';

/** A day and time to type or to pick; none after now unless the field says so. */
export default defineInput(dateTimeType, function DateTimeInput(props) {
  return <CalendarInput {...props} unit="day" time />;
});
