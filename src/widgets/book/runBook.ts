import { BookProblem, type BookResult, type BookTask, type NewSheet, type Sheet } from './book';

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

/** The sheets of a file. Rejects with a `BookProblem` that says why it cannot be read. */
export async function openBook(file: Blob, mostRows: number, signal?: AbortSignal): Promise<readonly Sheet[]> {
  const result = await run({ kind: 'read', bytes: await file.arrayBuffer(), mostRows }, signal);
  return result.kind === 'read' ? result.sheets : [];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An xlsx file of these sheets. */
export async function makeBook(name: string, sheets: readonly NewSheet[]): Promise<File> {
  const result = await run({ kind: 'write', sheets });
  return new File(result.kind === 'written' ? [result.bytes] : [], name, { type: XLSX });
}
