import { decodeRecord, recordText, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import { tellSaved } from '../workflow/tellSaved';
import { checkForm } from './checkForm';
import { readForm } from './readForm';
import { withSerials } from './serialNumbers';

/** Adds a record from a sent form; answers its id. Throws a refusal with a text for each field that is wrong. */
export async function createRow(context: BackendContext, resource: Resource, incoming: Incoming): Promise<Record<string, string>> {
  const hooks = context.hooks.get(resource.name);
  const draft = await readForm(context, resource, incoming);
  incoming.log.content = recordText(resource, decodeRecord(resource, draft.row), incoming.locale);
  checkForm(context, resource, draft);
  const row = withSerials(context, resource, (await hooks?.create?.(draft)) ?? draft.row);
  context.store.put(resource.name, row);
  tellSaved(context, resource, undefined, row, incoming);
  await hooks?.created?.(row, draft);
  return { [resource.api.id ?? 'id']: row.id };
}
