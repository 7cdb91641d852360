/* Reads one file beside the server: nobody else waits for it, and what it takes too much of ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { BookProblem, type Book, type BookFault, type ReadOptions } from '@/schema/sheet/book/book';
import { readBook } from '@/schema/sheet/book/readBook';

export interface BookTask {
  readonly bytes: ArrayBuffer;
  readonly options: ReadOptions;
}

export type BookResult = { readonly book: Book } | { readonly fault: BookFault };

async function resultOf({ bytes, options }: BookTask): Promise<BookResult> {
  try {
    return { book: await readBook(bytes, options) };
  } catch (error) {
    return { fault: error instanceof BookProblem ? error.fault : 'broken' };
  }
}

parentPort?.postMessage(await resultOf(workerData as BookTask));
