import type { Incoming, LogNote } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { WEB } from '../../home/path';

interface Wants {
  /** Pages it belongs to; the code is wanted on the first. */
  readonly menus: readonly [string, ...string[]];
  readonly code?: string;
  readonly log?: NonNullable<LogNote['type']>;
}

/** A written call of the back office, by its path below the base. */
export const post = (path: string, { menus, code, log }: Wants, handle: (incoming: Incoming) => unknown): Endpoint => ({
  method: 'POST',
  path: `${WEB}/${path}`,
  need: { menus, ...(code !== undefined && { code }) },
  ...(log && { log }),
  handle,
});
