import { MonthOrYear } from '../MonthOrYear';
import { defineInput } from '../views';
import { monthType } from './type';

/** A month to type or to pick; none after this one unless the field says so. */
export default defineInput(monthType, function MonthInput(props) {
  return <MonthOrYear {...props} unit="month" />;
});
