/* Reads and writes sheets beside the page: a large file must not hold up a single key press. */
import { BookProblem } from '@/schema/sheet/book/book';
import { FORMATS } from '@/schema/sheet/book/formats';
import { readBook } from '@/schema/sheet/book/readBook';
import type { BookResult, BookTask } from './bookTask';

async function work(task: BookTask): Promise<BookResult> {
  if (task.kind === 'write') return { kind: 'written', bytes: await FORMATS[task.format].write(task.sheets) };
  return { kind: 'read', book: await readBook(task.bytes, task.options) };
}

self.addEventListener('message', ({ data }: MessageEvent<BookTask>) => {
  work(data)
    .catch((error: unknown): BookResult => ({ kind: 'failed', fault: error instanceof BookProblem ? error.fault : 'broken' }))
    .then((result) => self.postMessage(result, { transfer: result.kind === 'written' ? [result.bytes] : [] }));
});
