/** A server has no such stream, or not for this user: it is not asked again. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
}
