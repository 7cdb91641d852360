import { WireError } from '@/api';
import { isEmpty, sentFields, type AnyRecord, type AnyValues, type Id, type Resource } from '@/schema';
import { forEachId } from './bulk';
import type { ChangeParams } from './consoleDataProvider';
import type { InvokeOptions } from './invoke';
import { getRecord } from './reading';
import { saveRecord } from './saving';

/** The record has the field, but in the state it is in it cannot be set. */
const notNow = () => new WireError({ kind: 'business', code: '', status: 200, messageKey: 'actions.notNow' });

/** Words that the wire gave for the values before. */
function withoutTexts({ $texts = {}, ...record }: AnyRecord, names: readonly string[]): AnyRecord {
  const left = Object.entries($texts).filter(([name]) => !names.includes(name));
  return { ...record, id: record.id, $texts: Object.fromEntries(left) };
}

async function changeRead(
  resource: Resource,
  read: AnyRecord,
  values: AnyValues,
  options: InvokeOptions,
): Promise<AnyRecord> {
  const names = Object.keys(values);
  const before = withoutTexts(read, names);
  const after = { ...before, ...values };
  const sent = new Set(sentFields(resource, after, 'edit'));
  if (!names.every((name) => sent.has(name))) throw notNow();
  return saveRecord(resource, read.id, values, before, options);
}

/**
 * Sets values in a record that its list answered. It is read whole before, where there is a call for that: a list may
 * leave out what the edit call would then clear.
 */
export async function changeFound(
  resource: Resource,
  found: AnyRecord,
  values: AnyValues,
  options: InvokeOptions = {},
): Promise<AnyRecord> {
  const whole = resource.call('detail') ? await getRecord(resource, found.id, options) : found;
  return changeRead(resource, whole, values, options);
}

/** Somebody else may be quicker so many times. */
const TURNS = 3;

/** The record is read anew and changed, again where somebody else changed it meanwhile. */
async function changeInTurn(resource: Resource, id: Id, values: AnyValues, options: InvokeOptions): Promise<AnyRecord> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await changeRead(resource, await getRecord(resource, id, options), values, options);
    } catch (error) {
      if (turn === TURNS || !(error instanceof WireError && error.kind === 'conflict')) throw error;
    }
  }
}

/**
 * Sets the same values in records, one after the other: each is read whole, so that what a list left out is not cleared
 * by its edit call. Rejects with a `BulkFailure` when some of several failed; that of a single record with its own
 * error.
 */
export async function changeRecords(
  resource: Resource,
  { ids, values, stop, onProgress, ...options }: ChangeParams,
): Promise<AnyRecord[]> {
  const changed: AnyRecord[] = [];
  const quiet = options.quiet || ids.length > 1;
  const work = async (id: Id) => {
    const record = await changeInTurn(resource, id, values, { ...options, quiet });
    changed.push(record);
  };
  await forEachId(
    ids.filter((id) => !isEmpty(id)),
    work,
    { stop, ...(onProgress && { onProgress }) },
  );
  return changed;
}
