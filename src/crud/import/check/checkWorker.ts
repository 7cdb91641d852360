/* Checks the rows of a long sheet beside the page, with the schema that the page has. */
import { schemas, services } from 'virtual:schemas';
import { createRegistry } from '@/data/internal';
import { machineTime, setClock } from '@/schema/dates';
import type { CheckResult, CheckTask, ReaderData } from './checkTask';
import { checkHere } from './checkHere';
import { readerFrom, schemaSign } from './readerData';

const registry = createRegistry({ schemas, views: {}, pages: {}, messages: {} });
let check: ReturnType<typeof checkHere> | undefined;

async function begin(data: ReaderData): Promise<CheckResult> {
  const ahead = data.now - machineTime();
  setClock(() => machineTime() + ahead);
  try {
    await services?.();
    const resource = await registry.schema(data.resource);
    if (schemaSign(resource) === data.sign) check = checkHere(readerFrom(data, resource));
  } catch {
    check = undefined;
  }
  return { kind: 'begun', ready: check !== undefined };
}

async function work(task: CheckTask): Promise<CheckResult> {
  if (task.kind === 'begin') return begin(task.reader);
  return { kind: 'rows', rows: check?.(task.lines) ?? [] };
}

self.addEventListener('message', ({ data }: MessageEvent<CheckTask>) => {
  void work(data).then((result) => self.postMessage(result));
});
