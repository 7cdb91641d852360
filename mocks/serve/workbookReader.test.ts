import { describe, expect, it } from 'vitest';
import { workbookReader } from './workbookReader';

/** A worker of these lines, which may use `parentPort` and `workerData`. */
const script = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${lines}`)}`,
  );
const bytes = () => new Uint8Array([7]).buffer;
const request = (lines: string, limits?: Parameters<typeof workbookReader>[1]) =>
  workbookReader(script(lines), limits)(bytes(), { mostRows: 5 });

describe('a file that is read in a worker', () => {
  it('is what the worker read of its bytes and options', async () => {
    const book = await request(
      'parentPort.postMessage({ book: { sheets: [{ name: "", rows: [[new Uint8Array(workerData.bytes)[0], workerData.options.mostRows]] }] } });',
    );
    expect(book.sheets[0]?.rows).toEqual([[7, 5]]);
  });

  it('says what is wrong with it', () =>
    expect(request('parentPort.postMessage({ fault: "protected" });')).rejects.toMatchObject({ fault: 'protected' }));

  it.each([
    ['time', 'for (;;);'],
    ['memory', 'const kept = []; for (;;) kept.push(Array.from({ length: 10000 }, (_, at) => ({ at })));'],
    ['anything, and fails', 'throw new Error("broken");'],
  ])('is too complex when it takes too much %s', (_, lines) =>
    expect(request(lines, { time: 3000, megabytes: 32 })).rejects.toMatchObject({ fault: 'tooComplex' }),
  );

  it('waits for the one before it, also for one that fails', async () => {
    const read = workbookReader(
      script(
        'if (workerData.options.mostRows === 1) throw new Error("first"); parentPort.postMessage({ book: { sheets: [] } });',
      ),
    );
    const [first, second] = await Promise.allSettled([read(bytes(), { mostRows: 1 }), read(bytes(), { mostRows: 2 })]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});
