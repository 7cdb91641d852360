/* Reads and writes sheets beside the page: a large file must not hold up a single key press. */
import { WorkbookProblem, FORMATS, readWorkbook } from '@/schema';
import type { WorkbookResult, WorkbookTask } from './workbookTask';

async function work(task: WorkbookTask): Promise<WorkbookResult> {
  try {
    if (task.kind === 'write') return { kind: 'written', bytes: await FORMATS[task.format].write(task.sheets) };
    return { kind: 'read', book: await readWorkbook(task.bytes, task.options) };
  } catch (error) {
    return { kind: 'failed', fault: error instanceof WorkbookProblem ? error.fault : 'broken' };
  }
}

async function answer(task: WorkbookTask): Promise<void> {
  const result = await work(task);
  self.postMessage(result, { transfer: result.kind === 'written' ? [result.bytes] : [] });
}

self.addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => void answer(data));
