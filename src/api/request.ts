/** HTTP methods a call may have. @public */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A method and a path in one text: `'GET /account/v3/web/sys/detail'`. @public */
export type CallText = `${Method} ${string}`;

/** More of an answer than its data. @public */
export interface HeardAnswer {
  readonly headers: Headers;
  /** The body to the letter. */
  readonly text: string;
  readonly data: unknown;
}

/** A call to make: method, path, parameters and body. @public */
export interface CallRequest {
  readonly method: Method;
  /**
   * As the specification prints it; the client adds the side. A path that begins with `/api/` stays as it is; `{id}` in
   * it is filled from the parameters.
   */
  readonly path: string;
  /**
   * Query of a GET and a DELETE, JSON body of the others. Null and undefined are left out of a query, lists are
   * comma-joined.
   */
  readonly params?: object;
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether it changes nothing: then a failure is a failure, and not an outcome that nobody knows. Default: what is
   * asked by GET, and what can be called off.
   */
  readonly reads?: boolean | undefined;
  /**
   * By what a submission that is sent again is known, where that is not its body: a sealed password is another text
   * each time, two rows that say the same are two.
   */
  readonly same?: string | undefined;
  /** More headers: what the record was when it was read (`If-Match`), another type of body. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Told of an answer that went well, where more of it matters than its data. */
  readonly heard?: ((answer: HeardAnswer) => void) | undefined;
  /** Milliseconds, the body included. Default 30 s, for downloads and uploads 120 s. */
  readonly timeout?: number;
  /** The caller shows the failure itself. */
  readonly quiet?: boolean | undefined;
  /** No token is sent, and a 401 is a failed sign-in instead of the end of a session. */
  readonly anonymous?: boolean;
}
