/** Ways a call can end without its data. `unclear`: sent, and never answered. @public */
export type FailureKind =
  | 'business'
  | 'unauthorized'
  | 'permission-changed'
  | 'forbidden'
  | 'too-many'
  | 'bad-gateway'
  | 'http'
  | 'conflict'
  | 'malformed'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'aborted';

/** What is known of a call that failed: kind, code and text. @public */
export interface Failure {
  readonly kind: FailureKind;
  readonly messageKey: string;
  readonly code?: string;
  readonly status?: number;
  readonly serverText?: string | undefined;
  readonly validationErrors?: Readonly<Record<string, string>> | undefined;
  readonly retryAfter?: number | undefined;
  readonly data?: unknown;
  readonly unclear?: boolean | undefined;
}

/** Why a call failed. Everything but success is one of these; no failed call resolves (spec 01 §8). @public */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly kind: FailureKind;
  /** The envelope's code; '-1' when there was none: HTTP errors, time-outs, no network. */
  readonly code: string;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** The server's words, trimmed and cut to 200 characters. Shown as they are, never translated. */
  readonly serverText?: string;
  /** Text of the catalogue, `errors.*`, shown when the server said nothing. */
  readonly messageKey: string;
  /** Field (wire name) to text, when the server names fields. */
  readonly validationErrors?: Readonly<Record<string, string>>;
  /** Seconds to wait, when a 429 says so. */
  readonly retryAfter?: number;
  /** `data` of the refusing answer, when it had some: an import's messages by row. Certain of nothing. */
  readonly data?: unknown;
  /** The call changes something, and nobody knows whether it did: no plain answer came (`mayBeDone`). */
  readonly unclear: boolean;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.serverText ?? failure.messageKey, options);
    this.kind = failure.kind;
    this.code = failure.code ?? '-1';
    this.status = failure.status ?? 0;
    this.messageKey = failure.messageKey;
    this.unclear = failure.unclear ?? false;
    if (failure.serverText !== undefined) this.serverText = failure.serverText;
    if (failure.validationErrors !== undefined) this.validationErrors = failure.validationErrors;
    if (failure.retryAfter !== undefined) this.retryAfter = failure.retryAfter;
    if (failure.data !== undefined && failure.data !== null) this.data = failure.data;
  }
}
