import { MonthOrYear } from '../MonthOrYear';
import { defineInput } from '../views';
import { yearType } from './type';

/** A year to type or to pick; none after this one unless the field says so. */
export default defineInput(yearType, function YearInput(props) {
  return <MonthOrYear {...props} unit="year" />;
});
