/* Reads one file beside the server: nobody else waits for it, and what it takes too much of ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { WorkbookProblem, type SheetFile, type WorkbookFault, type ReadOptions, readWorkbook } from '@/schema';

export interface WorkbookTask {
  readonly bytes: ArrayBuffer;
  readonly options: ReadOptions;
}

export type WorkbookResult = { readonly book: SheetFile } | { readonly fault: WorkbookFault };

async function resultOf({ bytes, options }: WorkbookTask): Promise<WorkbookResult> {
  try {
    return { book: await readWorkbook(bytes, options) };
  } catch (error) {
    return { fault: error instanceof WorkbookProblem ? error.fault : 'broken' };
  }
}

parentPort?.postMessage(await resultOf(workerData as WorkbookTask));
