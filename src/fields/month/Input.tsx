import { CalendarInput } from './CalendarInput';
import { defineInput } from '../views';
import { monthType } from './type';

/** A month to type or to pick; none after now unless the field says so. */
export default defineInput(monthType, function MonthInput(props) {
  return <CalendarInput {...props} unit="month" />;
});
