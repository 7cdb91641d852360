/* Reads and writes sheets beside the page: a large file must not hold up a single key press. */
import { BookProblem } from '@/schema/sheet/book/book';
import { FORMATS } from '@/schema/sheet/book/fileFormats';
import { readBook } from '@/schema/sheet/book/readBook';
import type { BookResult, BookTask } from './bookTask';

async function work(task: BookTask): Promise<BookResult> {
  try {
    if (task.kind === 'write') return { kind: 'written', bytes: await FORMATS[task.format].write(task.sheets) };
    return { kind: 'read', book: await readBook(task.bytes, task.options) };
  } catch (error) {
    return { kind: 'failed', fault: error instanceof BookProblem ? error.fault : 'broken' };
  }
}

async function answer(task: BookTask): Promise<void> {
  const result = await work(task);
  self.postMessage(result, { transfer: result.kind === 'written' ? [result.bytes] : [] });
}

self.addEventListener('message', ({ data }: MessageEvent<BookTask>) => void answer(data));
