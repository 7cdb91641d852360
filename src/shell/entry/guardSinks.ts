import { inBase } from '@/access/internal';

/*
 * What may become markup or a script of this page where a browser asks (Trusted Types, enforced by the served policy).
 * Nothing of the console writes markup; a library that writes a text as markup writes it as text, and a script is a
 * part of this build or none.
 */

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** A space without width, which react-admin writes below each of its inputs: the one markup that stays what it is. */
const NO_WIDTH = '&#8203;';

/** A text as markup that shows it, letter for letter. */
export const asMarkup = (text: string): string =>
  text === NO_WIDTH ? text : text.replace(/[<>&]/g, (letter) => ENTITIES[letter] ?? letter);

/** The address of a script when it is a part of this build or its worker; null, which refuses it, for any other. */
export function partAddress(address: string, origin: string = window.location.origin): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const { href, pathname } = url;
  const isPart = pathname.startsWith(inBase('/assets/')) && pathname.endsWith('.js');
  return url.origin === origin && (isPart || pathname === inBase('/sw.js')) ? href : null;
}

interface Policies {
  createPolicy(
    name: 'default',
    rules: { createHTML: typeof asMarkup; createScriptURL: (address: string) => string | null },
  ): unknown;
}

function policiesOf(page: object): Policies | undefined {
  const found: unknown = Reflect.get(page, 'trustedTypes');
  const isThere = (value: unknown): value is Policies =>
    typeof value === 'object' && value !== null && 'createPolicy' in value;
  return isThere(found) ? found : undefined;
}

// The demonstration starts a service worker, and no host of it sends the policy.
if (import.meta.env.PROD && import.meta.env.MODE !== 'demo')
  policiesOf(window)?.createPolicy('default', {
    createHTML: asMarkup,
    createScriptURL: (address) => partAddress(address),
  });
