import type { Reading } from './readResponse';
import type { CallRequest } from './request';

/**
 * What only services that speak otherwise need. The sign-in, which speaks as the platform does, is loaded without it;
 * `speakForeign` puts it here.
 */
export const foreign: {
  /** A body as JSON text. */
  text: (value: unknown) => string;
  /** Sends in the format of the service; undefined where it has none. */
  send?: (request: CallRequest, fallbackName: string | undefined) => Promise<Reading> | undefined;
  /** A refusal with what a body without an envelope says of it. */
  explain?: (error: unknown, response: Response, text: string, path: string) => Promise<unknown>;
} = { text: JSON.stringify };
