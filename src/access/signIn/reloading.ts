import { saveOpenDrafts } from '../memory/drafts';

let reloading = false;

/** Loads the document anew; what is typed in open forms is kept in this tab and comes back with its form. */
export function reloadWithDrafts(): void {
  saveOpenDrafts();
  reloading = true;
  window.location.reload();
}

/** Whether the document goes with its drafts kept: nobody has to be asked about unsaved input. */
export function isReloading(): boolean {
  return reloading;
}
