/* Reads and writes sheets beside the page: a large file must not hold up a single key press. */
import { BookProblem, type BookResult, type BookTask } from './book';
import { readBook } from './readBook';
import { writeBook } from './writeBook';

function work(task: BookTask): BookResult {
  if (task.kind === 'write') return { kind: 'written', bytes: writeBook(task.sheets) };
  return { kind: 'read', sheets: readBook(task.bytes, task.mostRows) };
}

self.addEventListener('message', ({ data }: MessageEvent<BookTask>) => {
  let result: BookResult;
  try {
    result = work(data);
  } catch (error) {
    result = { kind: 'failed', fault: error instanceof BookProblem ? error.fault : 'broken' };
  }
  self.postMessage(result, { transfer: result.kind === 'written' ? [result.bytes] : [] });
});
