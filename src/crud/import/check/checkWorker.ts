/* Checks the rows of a long sheet beside the page, with the schema that the page has. */
import { schemas, services } from 'virtual:schemas';
import { createRegistry } from '@/data/internal';
import { machineTime, setClock } from '@/schema/dates';
import { newRow } from '../rows/importStore';
import type { RowReader } from '../rows/readRow';
import type { CheckResult, CheckTask, ReaderData } from './checkTask';
import { readerFrom, schemaSign } from './readerData';

const registry = createRegistry({ schemas, views: {}, pages: {}, messages: {} });
let reader: RowReader | undefined;

async function begin(data: ReaderData): Promise<CheckResult> {
  const ahead = data.now - machineTime();
  setClock(() => machineTime() + ahead);
  try {
    await services?.();
    const resource = await registry.schema(data.resource);
    if (schemaSign(resource) === data.sign) reader = readerFrom(data, resource);
  } catch {
    reader = undefined;
  }
  return { kind: 'begun', ready: reader !== undefined };
}

async function work(task: CheckTask): Promise<CheckResult> {
  if (task.kind === 'begin') return begin(task.reader);
  const own = reader;
  return { kind: 'rows', rows: own ? task.lines.map(({ line, cells }) => newRow(own, line, cells)) : [] };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckTask>) => {
  void work(data).then((result) => self.postMessage(result));
});
