import { Refusal } from './refusal';

const MB = 1024 * 1024;
/** Bytes of all bodies that are on their way: beyond that the next ones have to come again. */
const MOST_AT_ONCE = 512 * MB;
let underWay = 0;

/** Bytes that a call may bring, by who makes it and what it brings. */
export function mostBytes({
  isKnown,
  isForm,
  uploadMegabytes,
}: {
  readonly isKnown: boolean;
  readonly isForm: boolean;
  readonly uploadMegabytes: number;
}): number {
  if (!isKnown) return 64 * 1024; // a sign-in has no more to say
  return isForm ? (uploadMegabytes + 1) * MB : 2 * MB;
}

/**
 * The body of a call. Throws 413 as soon as more comes than it may bring, whatever its head says of itself: nothing
 * beyond that is read, let alone kept. Throws 429 while the bodies of others that are on their way fill the memory that
 * is there for them.
 */
export async function readBody(
  request: Request,
  most: number,
  mostAtOnce = MOST_AT_ONCE,
): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = () =>
    new Refusal('bodyTooLarge', {
      status: 413,
      args: { max: most >= MB ? `${Math.floor(most / MB)} MB` : `${Math.floor(most / 1024)} kB` },
    });
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      underWay += value.length;
      if (size > most || underWay > mostAtOnce) {
        await reader.cancel();
        throw size > most
          ? refuse()
          : new Refusal('tooMuchAtOnce', { status: 429, args: { seconds: 5 }, retryAfter: 5 });
      }
      parts.push(value);
    }
  } finally {
    underWay -= size;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
