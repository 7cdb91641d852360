import type { Access } from '@/access';
import { detailPath } from '@/crud';
import type { AnyRecord } from '@/schema';
import { SCHEMA_OF, textOf, type RecordKind } from './traceRecords';

/** Records without pages of their own stand on a tab of their order. */
const TABS: Readonly<Partial<Record<RecordKind, string>>> = {
  shares: 'assignment',
  commands: 'commands',
  runResources: 'run',
};

/** Where a record of the trace is shown; undefined where no menu of this person leads there. */
export function recordHref({ pathOf }: Access, kind: RecordKind, record: AnyRecord): string | undefined {
  const tab = TABS[kind];
  const path = pathOf.get(tab === undefined ? SCHEMA_OF[kind] : SCHEMA_OF.order)?.slice(1);
  const id = tab === undefined ? record.id : textOf(record, 'orderId');
  if (path === undefined || id === '') return undefined;
  return `${detailPath(path, id)}${tab === undefined ? '' : `?tab=${tab}`}`;
}
