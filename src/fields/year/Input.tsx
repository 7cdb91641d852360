import { CalendarInput } from '../month/CalendarInput';
import { defineInput } from '../views';
import { yearType } from './type';

/** A year to type or to pick; none after now unless the field says so. */
export default defineInput(yearType, function YearInput(props) {
  return <CalendarInput {...props} unit="year" />;
});
