import { BookProblem, type Book, type NewSheet, type ReadOptions } from '@/schema/sheet/book/book';
import { FORMATS, type FormatName } from '@/schema/sheet/book/fileFormats';
import type { BookResult, BookTask } from './bookTask';

/** Longer than any honest file takes, on a slow machine. */
const PATIENCE = 90_000;

/** One task in a worker of its own, which is gone afterwards with all it held. Rejects with a `BookProblem`. */
function run(task: BookTask, signal?: AbortSignal): Promise<BookResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bookWorker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new BookProblem('tooComplex'))), PATIENCE);
    signal?.addEventListener('abort', () => end(() => reject(new DOMException('', 'AbortError'))), { once: true });
    worker.addEventListener('error', () => end(() => reject(new BookProblem('tooComplex')))); // out of memory
    worker.addEventListener('message', ({ data }: MessageEvent<BookResult>) =>
      end(() => (data.kind === 'failed' ? reject(new BookProblem(data.fault)) : resolve(data))),
    );
    worker.postMessage(task, task.kind === 'read' ? [task.bytes] : []);
  });
}

/** A file of sheets, read. Rejects with a `BookProblem` that says why it cannot be read. */
export async function openBook(file: Blob, options: ReadOptions, signal?: AbortSignal): Promise<Book> {
  const result = await run({ kind: 'read', bytes: await file.arrayBuffer(), options }, signal);
  if (result.kind !== 'read') throw new BookProblem('broken');
  return result.book;
}

/** Letters that file systems refuse. */
const UNSAFE = /[\\/:*?"<>|]+/g;

/** These sheets as a file of a format; `name` is without its ending. */
export async function makeFile(
  format: FormatName,
  name: string,
  sheets: readonly NewSheet[],
  signal?: AbortSignal,
): Promise<File> {
  const { extension, mime } = FORMATS[format];
  const result = await run({ kind: 'write', format, sheets }, signal);
  if (result.kind !== 'written') throw new BookProblem('broken');
  return new File([result.bytes], `${name.replace(UNSAFE, ' ').trim()}.${extension}`, { type: mime });
}
