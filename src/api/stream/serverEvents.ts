/** One event of a stream. */
export interface ServerEvent {
  /** `message` where the server names none. */
  readonly name: string;
  readonly data: string;
  /** The last id that was told, also by an event before. */
  readonly id: string;
}

/** An event is never longer, in characters: what does not end would fill the memory. */
const LONGEST = 1_000_000;

/** Whole lines of a text that comes in parts; what is left over waits for its end. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      rest += decoder.decode(read.value, { stream: true });
      if (rest.length > LONGEST) throw new Error('An event is too long.');
      // a last `\r` may be the first half of `\r\n`
      const parts = rest.split(/\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * The events of a `text/event-stream` as they come. An event that the stream breaks off in is none.
 *
 * @param lastId the id that was told before the stream was opened
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>, lastId = ''): AsyncGenerator<ServerEvent> {
  let [name, id] = ['', lastId];
  let data: string[] = [];
  let length = 0;
  for await (const line of lines(body)) {
    if (line === '') {
      if (data.length > 0) yield { name: name || 'message', data: data.join('\n'), id };
      [name, data, length] = ['', [], 0];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    length += value.length;
    if (length > LONGEST) throw new Error('An event is too long.');
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }
}
