import type { ImportRow } from '../rows/importRow';
import { newRow } from '../rows/importStore';
import type { RowReader } from '../rows/readRow';
import type { CheckResult, CheckTask, SheetLine } from './checkTask';
import { dataOf } from './readerData';

/** What holds rows against the rules of a schema. */
export interface RowCheck {
  /** Answers in the order it is called. */
  check(lines: readonly SheetLine[]): Promise<readonly ImportRow[]> | readonly ImportRow[];
  end(): void;
}

/** Fewer rows are checked before a worker would have begun. */
const BESIDE = 500;

/** In the page. */
export const checkHere = (reader: RowReader): RowCheck => ({
  check: (lines) => lines.map(({ line, cells }) => newRow(reader, line, cells)),
  end: () => undefined,
});

interface Waiting {
  take(result: CheckResult): void;
  fail(error: Error): void;
}

/** A worker that answers one task after the other; all that waits is refused when it fails or is ended. */
function startWorker() {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
  const waiting: Waiting[] = [];
  const failAll = (error: Error) => {
    for (const { fail } of waiting.splice(0)) fail(error);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CheckResult>) => waiting.shift()?.take(data));
  worker.addEventListener('error', () => failAll(new Error('The worker failed.')));
  return {
    run: async (task: CheckTask): Promise<CheckResult> =>
      new Promise((take, fail) => {
        waiting.push({ take, fail });
        worker.postMessage(task);
      }),
    end: () => {
      worker.terminate();
      failAll(new DOMException('', 'AbortError'));
    },
  };
}

/**
 * What checks the rows of a sheet: a worker beside the page where they are many and it has the same schema, else the
 * page.
 *
 * @param rows so many there are
 */
export async function rowCheckOf(reader: RowReader, rows: number): Promise<RowCheck> {
  const data = rows > BESIDE && typeof Worker !== 'undefined' ? dataOf(reader) : undefined;
  if (!data) return checkHere(reader);
  const worker = startWorker();
  const begun = await worker.run({ kind: 'begin', reader: data }).catch(() => undefined);
  if (begun?.kind === 'begun' && begun.ready)
    return {
      check: (lines) => {
        const rows = worker.run({ kind: 'rows', lines }).then((result) => (result.kind === 'rows' ? result.rows : []));
        rows.catch(() => undefined); // who called it off waits for none of them
        return rows;
      },
      end: worker.end,
    };
  worker.end();
  return checkHere(reader);
}
