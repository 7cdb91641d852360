import { StrictMode, type ComponentProps, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Begun } from './begin';
import { Entry } from './Entry';

/** What the entry looks like at its stage. */
export const entryElement = (props: ComponentProps<typeof Entry>): ReactElement => (
  <StrictMode>
    <Entry {...props} />
  </StrictMode>
);

/** Draws what has begun. A form that stands in the page is taken over as it is; any other page is drawn anew. */
export function drawRoot(root: HTMLElement, { element, caught, painted }: Begun): void {
  if (painted) hydrateRoot(root, element, { onCaughtError: caught, onRecoverableError: caught });
  else createRoot(root, { onCaughtError: caught }).render(element);
}
