import { OneLine } from '../OneLine';
import { defineCell } from '../views';
import { passwordKind } from './kind';

/** Never the value, whether there is one or not. */
function PasswordCell() {
  return <OneLine text="••••••" />;
}

export default defineCell(passwordKind, PasswordCell);
