import { OneLine } from '../OneLine';
import { defineCell } from '../views';
import { passwordType } from './type';

/** Never the value, whether there is one or not. */
function PasswordCell() {
  return <OneLine text="••••••" />;
}

export default defineCell(passwordType, PasswordCell);
