import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * What browsers call any key while an input method has it; Safari still does for the key that ends a composition, after
 * the end itself.
 */
const OF_INPUT_METHOD = 229;

/**
 * Whether a key is an input method's: it chooses, takes back or ends what is being composed, and means nothing to the
 * page. Every key handler asks.
 *
 * @example if (isComposing(event)) return;
 * @public
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === OF_INPUT_METHOD;
}
