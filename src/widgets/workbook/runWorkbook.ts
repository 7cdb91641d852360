import { WorkbookProblem, type SheetFile, type ReadOptions, FORMATS } from '@/schema';
import { type NewSheet, fileFormats, type FormatName } from '@/schema/internal';
import type { WorkbookResult, WorkbookTask } from './workbookTask';

/** Longer than any honest file takes, on a slow machine. */
const PATIENCE = 90_000;

/** One task in a worker of its own, which is gone afterwards with all it held. Rejects with a `BookProblem`. */
function run(task: WorkbookTask, signal?: AbortSignal): Promise<WorkbookResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new WorkbookProblem('tooComplex'))), PATIENCE);
    signal?.addEventListener('abort', () => end(() => reject(new DOMException('', 'AbortError'))), { once: true });
    worker.addEventListener('error', () => end(() => reject(new WorkbookProblem('tooComplex')))); // out of memory
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookResult>) =>
      end(() => (data.kind === 'failed' ? reject(new WorkbookProblem(data.fault)) : resolve(data))),
    );
    worker.postMessage(task, task.kind === 'read' ? [task.bytes] : []);
  });
}

/** A file of sheets, read. Rejects with a `BookProblem` that says why it cannot be read. */
export async function openFile(file: Blob, options: ReadOptions, signal?: AbortSignal): Promise<SheetFile> {
  const result = await run({ kind: 'read', bytes: await file.arrayBuffer(), options }, signal);
  if (result.kind !== 'read') throw new WorkbookProblem('broken');
  return result.book;
}

/** Letters that file systems refuse. */
const UNSAFE = /[\\/:*?"<>|]+/g;

const isOfConsole = (format: string): format is FormatName => Object.hasOwn(FORMATS, format);

async function writeBeside(
  format: FormatName,
  sheets: readonly NewSheet[],
  signal: AbortSignal | undefined,
): Promise<ArrayBuffer> {
  const result = await run({ kind: 'write', format, sheets }, signal);
  if (result.kind !== 'written') throw new WorkbookProblem('broken');
  return result.bytes;
}

/** These sheets as a file of a format; `name` is without its ending. */
export async function makeFile(
  format: string,
  name: string,
  sheets: readonly NewSheet[],
  signal?: AbortSignal,
): Promise<File> {
  const found = fileFormats().get(format);
  if (!found) throw new WorkbookProblem('broken');
  const { extension, mime } = found;
  const bytes = isOfConsole(format) ? await writeBeside(format, sheets, signal) : await found.write(sheets);
  return new File([bytes], `${name.replace(UNSAFE, ' ').trim()}.${extension}`, { type: mime });
}
