import type { CallName, Resource } from '@/schema';
import { DAY } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { secretText } from '../../core/ids';
import { actorOf, textOf, type Incoming } from '../../core/incoming';
import { Refusal } from '../../core/refusal';
import type { Endpoint } from '../../core/router';
import type { Doc } from '../../store/store';
import { table } from '../../store/table';
import { createRows } from '../createRow';
import { seenFields } from '../seenFields';
import { fileAnswer } from '../fileAnswer';
import { importRows, type FailedRow } from './importRows';
import { sheetFile, sheetRows } from './sheetRows';
import { templateFile } from './templateFile';

/** What an import has read: rows that wait for the confirmation, and rows that failed. */
interface ImportDoc extends Doc {
  readonly resource: string;
  /** Whose it is, and when it was read (epoch ms). */
  readonly userId: string;
  readonly at: number;
  readonly waiting: readonly Readonly<Record<string, unknown>>[];
  readonly failList: readonly FailedRow[];
}

/** How long an import waits for its confirmation. */
const KEPT = DAY;

const IMPORT_CALLS = ['import', 'template', 'importConfirm', 'importResult'] as const satisfies readonly CallName[];
type ImportCall = (typeof IMPORT_CALLS)[number];

function handlers(context: BackendContext, resource: Resource): Record<ImportCall, (incoming: Incoming) => unknown> {
  const imports = table<ImportDoc>(context.store, 'imports');
  const named = (incoming: Incoming): ImportDoc => {
    const found = imports.get(textOf(incoming, 'importKey'));
    if (found?.resource !== resource.name || found.userId !== actorOf(incoming).user.id)
      throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  return {
    import: async (incoming) => {
      const confirms = resource.call('importConfirm') !== undefined;
      const { taken, failList } = await importRows(
        context,
        resource,
        await sheetRows(context, incoming.files[0]),
        incoming,
        confirms,
      );
      const failed = new Set(failList.map(({ row }) => row)).size;
      incoming.log.content = `${taken.length} / ${taken.length + failed}`;
      const importKey = secretText(12);
      imports.remove(...imports.filter(({ at }) => !(at > context.clock() - KEPT)).map(({ id }) => id));
      imports.put({
        id: importKey,
        resource: resource.name,
        userId: actorOf(incoming).user.id,
        at: context.clock(),
        waiting: confirms ? taken : [],
        failList,
      });
      return { importKey, successCount: taken.length, failCount: failed, failList };
    },
    importConfirm: async (incoming) => {
      const { waiting, ...rest } = named(incoming);
      if (confirming.has(rest.id)) throw new Refusal('notFound', { code: '4004' });
      confirming.add(rest.id);
      try {
        const forms = waiting.map((params) => ({ ...incoming, params }));
        await createRows(context, resource, forms, () => imports.put({ ...rest, waiting: [] }));
      } finally {
        confirming.delete(rest.id);
      }
      incoming.log.content = String(waiting.length);
      return { successCount: waiting.length };
    },
    importResult: async (incoming) => {
      const rows = named(incoming).failList.map(({ row, field, reason }) => [row, field, reason]);
      const { bytes, type } = await sheetFile({ result: [['row', 'field', 'reason'], ...rows] });
      return fileAnswer(bytes, 'result.xlsx', type);
    },
    template: async (incoming) => templateFile(context, resource, incoming),
  };
}

/** Imports whose confirmation is under way: a second one finds nothing to confirm. */
const confirming = new Set<string>();

/**
 * The import of a resource whose schema declares one: template, upload, and where there is one its confirmation and
 * result.
 */
export function importEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  return IMPORT_CALLS.flatMap((name): Endpoint[] => {
    const call = resource.call(name);
    const code = resource.standard.import?.permission ?? 'import';
    if (!call) return [];
    return [
      {
        method: call.method,
        path: call.path,
        need: { menus: [resource.name], ...(code !== false && { code }) },
        ...(name === 'import' || name === 'importConfirm' ? { log: 'import' as const } : {}),
        handle: (incoming) => handlers(context, seenFields(resource, incoming))[name](incoming),
      },
    ];
  });
}
