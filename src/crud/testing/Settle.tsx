import { useLayoutEffect, useState } from 'react';

/**
 * Draws twice at once, which runs the effects of the first drawing. React leaves them for later when something suspends
 * inside of an `act` that is not awaited, as `render` is not, and then nothing asks for data.
 */
export function Settle() {
  const [, settle] = useState(false);
  useLayoutEffect(() => settle(true), []);
  return null;
}
