import { WireError } from '@/api';
import { invoke } from '@/data';
import { invokeIfKnown, type InvokeOptions } from '@/data/internal';
import {
  decodeRecord,
  encodeField,
  encodeRecord,
  type AnyRecord,
  type AnyValues,
  type AnyVersions,
  type CallSpec,
  type Id,
  type Resource,
  type WireRow,
} from '@/schema';

const isRow = (wire: unknown): wire is WireRow =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire) && Object.keys(wire).length > 0;

const isMissing = (error: unknown): boolean =>
  error instanceof WireError && (error.status === 404 || error.messageKey === 'errors.notFound');

/** What every call is sent: whose versions these are. */
function ofParams({ fields }: Resource, { of }: AnyVersions, id: Id): WireRow {
  const field = fields[of];
  return field ? encodeField(field, of, id) : { [of]: id };
}

/** A version as a record; `null` when there is none. */
export async function readVersion(
  resource: Resource,
  versions: AnyVersions,
  spec: CallSpec,
  of: Id,
  options: InvokeOptions = {},
): Promise<AnyRecord | null> {
  try {
    const answer = await invoke(resource.resolve(spec), ofParams(resource, versions, of), { ...options, reads: true });
    const row: unknown = Array.isArray(answer) ? answer[0] : answer;
    return isRow(row) ? decodeRecord(resource, row) : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The versions that were, the latest first; null where the cloud does not tell them. */
export async function readHistory(
  resource: Resource,
  versions: AnyVersions,
  spec: CallSpec,
  of: Id,
  options: InvokeOptions = {},
): Promise<AnyRecord[] | null> {
  const call = resource.resolve(spec);
  const answer = await invokeIfKnown(call, ofParams(resource, versions, of), options);
  if (answer === undefined) return null;
  const list: unknown = isRow(answer) ? answer[call.shape?.list ?? 'list'] : answer;
  const records = (Array.isArray(list) ? list : []).filter(isRow).map((row) => decodeRecord(resource, row));
  return records.toSorted((one, other) =>
    String(other[versions.effective] ?? '').localeCompare(String(one[versions.effective] ?? '')),
  );
}

export function readFirstMonth(
  resource: Resource,
  versions: AnyVersions,
  spec: CallSpec,
  of: Id,
  options: InvokeOptions = {},
): Promise<unknown> {
  return invoke(resource.resolve(spec), ofParams(resource, versions, of), { ...options, reads: true });
}

/**
 * Sends a version as its form has it; `resource` is that of the version. `id` is '' for a new one. Rejects with a
 * `WireError`.
 *
 * @example await sendVersion(depotPrice, versions, 'POST reserved/create', depotId, '', values)
 * @public
 */
export async function sendVersion(
  resource: Resource,
  versions: AnyVersions,
  spec: CallSpec,
  of: Id,
  id: Id,
  values: AnyValues,
): Promise<void> {
  const call = resource.resolve(spec);
  const body = { ...encodeRecord(resource, values, 'edit', call), ...ofParams(resource, versions, of) };
  await invoke(call, { ...body, ...(id !== '' && { [call.idName]: id }) }, { reads: false });
}

export async function cancelReserved(
  resource: Resource,
  versions: AnyVersions,
  spec: CallSpec,
  of: Id,
  id: Id,
): Promise<void> {
  const call = resource.resolve(spec);
  await invoke(
    call,
    { ...ofParams(resource, versions, of), ...(id !== '' && { [call.idName]: id }) },
    { reads: false },
  );
}
