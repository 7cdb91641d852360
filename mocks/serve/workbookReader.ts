import { Worker } from 'node:worker_threads';
import { WorkbookProblem, type SheetFile, type ReadOptions } from '@/schema';
import type { WorkbookResult, WorkbookTask } from './workbookReaderWorker';

/** What the reading of one file may take. */
export interface WorkbookLimits {
  /** In ms; longer than any honest file of 30 MB takes. */
  readonly time: number;
  readonly megabytes: number;
}

const LIMITS: WorkbookLimits = { time: 20_000, megabytes: 1024 };

/**
 * Reads files in a worker of their own, one after the other. What takes longer or more memory than it may is
 * `tooComplex`, as what is too large is.
 *
 * @param script the worker as it was built
 */
export function workbookReader(
  script: URL,
  limits: WorkbookLimits = LIMITS,
): (bytes: ArrayBuffer, options: ReadOptions) => Promise<SheetFile> {
  const read = (task: WorkbookTask): Promise<SheetFile> =>
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
      const tooMuch = () => end(() => reject(new WorkbookProblem('tooComplex')));
      const timer = setTimeout(tooMuch, limits.time);
      worker.on('error', tooMuch); // out of memory
      worker.on('message', (result: WorkbookResult) =>
        end(() => ('book' in result ? resolve(result.book) : reject(new WorkbookProblem(result.fault)))),
      );
    });
  let last: Promise<unknown> = Promise.resolve();
  return (bytes, options) => {
    const book = last.then(() => read({ bytes, options }));
    last = book.catch(() => undefined);
    return book;
  };
}
