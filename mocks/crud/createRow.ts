import { idNameOf, decodeRecord, recordText, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import type { Doc } from '../store/store';
import { tellSaved } from '../workflow/tellSaved';
import { checkForm } from './form/checkForm';
import { readForm } from './form/readForm';
import { withSerials } from './serialNumbers';

interface RowDraft {
  readonly row: Doc;
  /** What follows once it is. */
  stored(): Promise<void>;
}

async function draftRow(context: BackendContext, resource: Resource, incoming: Incoming): Promise<RowDraft> {
  const hooks = context.hooks.get(resource.name);
  const draft = await readForm(context, resource, incoming);
  incoming.log.content = recordText(resource, decodeRecord(resource, draft.row), incoming.locale);
  checkForm(context, resource, draft);
  const row = withSerials(context, resource, (await hooks?.create?.(draft)) ?? draft.row);
  return {
    row,
    stored: async () => {
      tellSaved(context, resource, undefined, row, incoming);
      await hooks?.created?.(row, draft);
    },
  };
}

/** Adds a record from a sent form; answers its id. Throws a refusal with a text for each field that is wrong. */
export async function createRow(
  context: BackendContext,
  resource: Resource,
  incoming: Incoming,
): Promise<Record<string, string>> {
  const { row, stored } = await draftRow(context, resource, incoming);
  context.store.put(resource.name, row);
  await stored();
  return { [idNameOf(resource.api)]: row.id };
}

/**
 * Adds the records of several forms in one write: all of them are there, or none.
 *
 * @param beside is written with them
 */
export async function createRows(
  context: BackendContext,
  resource: Resource,
  forms: readonly Incoming[],
  beside: () => void,
): Promise<void> {
  const drafts: RowDraft[] = [];
  for (const form of forms) drafts.push(await draftRow(context, resource, form));
  context.store.together(() => {
    context.store.put(resource.name, ...drafts.map(({ row }) => row));
    beside();
  });
  for (const { stored } of drafts) await stored();
}
