/**
 * Where controls are found that carry no mark of their own: the pager's are its first and last buttons. A period steps
 * before a page does.
 */
const INSIDE: Readonly<Record<string, string>> = {
  previous: '[data-shortcut="previous"], [data-shortcut="pages"] li:first-child button',
  next: '[data-shortcut="next"], [data-shortcut="pages"] li:last-child button',
};

const FIELD = 'input:not([type="hidden"], [type="checkbox"]), textarea, [role="combobox"]';

function visible(element: Element): boolean {
  return element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]');
}

/**
 * A form or a bar stands for its first field; folded away, for the button that opens it. While its fields are on their
 * way it stands for nothing.
 */
function reach(element: HTMLElement): HTMLElement | undefined {
  if (element.matches(`button, a, ${FIELD}`)) return element;
  const inside = [...element.querySelectorAll<HTMLElement>(`${FIELD}, button[aria-expanded="false"]`)].filter(visible);
  return inside.find((one) => one.matches(FIELD)) ?? inside[0];
}

/**
 * Presses the visible control that is marked `data-shortcut="<name>"`, or focuses it when it is a field. What is not
 * granted is not there, and what is disabled stays unpressed. Returns whether there was such a control.
 */
export function pressControl(name: string): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>(INSIDE[name] ?? `[data-shortcut="${name}"]`)].find(visible);
  const control = marked && reach(marked);
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return false;
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
  else if (!control.matches(FIELD)) control.click();
  return true;
}
