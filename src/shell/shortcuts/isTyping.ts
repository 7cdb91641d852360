/** Where letters are text, or jump to what begins with them. */
const TYPED =
  'textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"], [role="slider"]';
const PRESSED = /^(?:button|checkbox|radio|range|color|file|submit|reset|image)$/;

/** Whether a key that goes to this element belongs to it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !PRESSED.test(target.type);
  return target.closest(TYPED) !== null;
}
