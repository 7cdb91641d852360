import { WireError } from '@/api';
import { BulkFailure } from '../records/bulk';

/**
 * Whether something may have been carried out although it failed: a call that changes something ended without a plain
 * answer.
 *
 * @example if (isUnclear(error)) void refetch() // it may be done: look before it is sent again
 * @public
 */
export function isUnclear(error: unknown): boolean {
  if (error instanceof BulkFailure) return error.failed.some((one) => isUnclear(one.error));
  return error instanceof WireError && error.unclear;
}

type Translate = (key: string, options?: { readonly _: string }) => string;

/** A project's own words for a code the cloud refuses with: the text `errors.codes.<code>`, '' where there is none. */
function ownWords({ kind, code }: WireError, translate: Translate): string {
  if (kind !== 'business' || !/^\w+$/.test(code)) return '';
  const key = `errors.codes.${code}`;
  const text = translate(key, { _: '' });
  return text === key ? '' : text;
}

/**
 * What a failure says to a person: a project's words for its code, else the server's own as they are, else the text
 * of the catalogue (spec 01 §8). Where nobody knows whether a change was carried out, it says so first. Of several
 * records, what the first failed for. Anything that is no failed call is a fault of ours: the general text.
 *
 * @example failureText(new WireError({ kind: 'business', code: '4017', messageKey: 'errors.business' }), translate)
 * @public
 */
export function failureText(error: unknown, translate: Translate): string {
  if (error instanceof BulkFailure) return failureText(error.failed[0]?.error, translate);
  if (!(error instanceof WireError)) return translate('errors.server');
  if (error.unclear) return [translate('errors.unclear'), error.serverText].filter(Boolean).join(' ');
  return ownWords(error, translate) || (error.serverText ?? translate(error.messageKey));
}
