import type { ImportRow } from '../rows/importRow';
import type { RowReader } from '../rows/readRow';
import { checkHere } from './checkHere';
import type { CheckResult, CheckTask, ReaderData, SheetLine } from './checkTask';
import { dataOf } from './readerData';

/** What holds rows against the rules of a schema. */
export interface RowCheck {
  /** Answers in the order it is called. */
  check(lines: readonly SheetLine[]): Promise<readonly ImportRow[]> | readonly ImportRow[];
  end(): void;
}

/** Fewer rows are checked before a worker would have begun. */
const BESIDE = 500;

interface Waiting {
  take(result: CheckResult): void;
  fail(error: Error): void;
}

function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined; // refused by a policy of who serves the page
  }
}

/**
 * A worker that answers one task after the other; all that waits is refused when it fails or is ended. Undefined where
 * none may be.
 */
function startWorker() {
  const worker = openWorker();
  if (!worker) return undefined;
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

/** A worker that has the schema of the reader; undefined where it cannot start or has another one. */
async function checkBeside(reader: ReaderData): Promise<RowCheck | undefined> {
  const worker = startWorker();
  const begun = await worker?.run({ kind: 'begin', reader }).catch(() => undefined);
  if (!worker || begun?.kind !== 'begun' || !begun.ready) {
    worker?.end();
    return undefined;
  }
  return {
    check: (lines) => {
      const rows = worker.run({ kind: 'rows', lines }).then((result) => (result.kind === 'rows' ? result.rows : []));
      rows.catch(() => undefined); // who called it off waits for none of them
      return rows;
    },
    end: worker.end,
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
  const beside = data && (await checkBeside(data));
  return beside ?? { check: checkHere(reader), end: () => undefined };
}
