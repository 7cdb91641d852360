/**
 * The answer that came last, for whoever has to tell what went wrong after it: its headers, and the trace id its call
 * was sent with.
 *
 * @public
 */
export const lastAnswer: { headers?: Headers; sent?: string | undefined } = {};
