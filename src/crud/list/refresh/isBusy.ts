/**
 * What a person works in: a dialog, an editor over a cell, a menu, a list of choices. A refresh waits until it is
 * closed.
 */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]:not([aria-hidden="true"]), [role="listbox"]';

/** Whether a refresh would come at the wrong moment. */
export function isBusy(): boolean {
  return document.querySelector(OPEN) !== null;
}
