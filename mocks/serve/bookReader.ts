import { Worker } from 'node:worker_threads';
import { BookProblem, type Book, type ReadOptions } from '@/schema/sheet/book/book';
import type { BookResult, BookTask } from './bookWorker';

/** What the reading of one file may take. */
export interface BookLimits {
  /** In ms; longer than any honest file of 30 MB takes. */
  readonly time: number;
  readonly megabytes: number;
}

const LIMITS: BookLimits = { time: 20_000, megabytes: 1024 };

/**
 * Reads files in a worker of their own, one after the other. What takes longer or more memory than it may is
 * `tooComplex`, as what is too large is.
 *
 * @param script the worker as it was built
 */
export function bookReader(
  script: URL,
  limits: BookLimits = LIMITS,
): (bytes: ArrayBuffer, options: ReadOptions) => Promise<Book> {
  const read = (task: BookTask): Promise<Book> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, {
        workerData: task,
        transferList: [task.bytes],
        resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      });
      const end = (settle: () => void) => {
        clearTimeout(timer);
        void worker.terminate();
        settle();
      };
      const tooMuch = () => end(() => reject(new BookProblem('tooComplex')));
      const timer = setTimeout(tooMuch, limits.time);
      worker.on('error', tooMuch); // out of memory
      worker.on('message', (result: BookResult) =>
        end(() => ('book' in result ? resolve(result.book) : reject(new BookProblem(result.fault)))),
      );
    });
  let last: Promise<unknown> = Promise.resolve();
  return (bytes, options) => {
    const book = last.then(() => read({ bytes, options }));
    last = book.catch(() => undefined);
    return book;
  };
}
