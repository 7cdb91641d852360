import type { Store } from '../../store/store';
import type { ParameterDoc } from './iotDocs';
import { iotTables } from './tables';

const idOf = (deviceId: string, code: string): string => `${deviceId} ${code}`;

/** What somebody set of an attribute and what it is now; undefined when nobody ever set it. */
export function parameterOf(
  store: Store,
  deviceId: string,
  code: string,
  now: number,
): { readonly value: string | null; readonly tags: Readonly<Record<string, string>> } | undefined {
  const found = iotTables(store).parameters.get(idOf(deviceId, code));
  return found && { value: now >= found.from ? found.value : found.before, tags: found.tags ?? {} };
}

interface Setting {
  readonly value: string;
  /** Epoch ms: the moment it is set, and from when it holds. */
  readonly now: number;
  readonly from: number;
}

export function setParameter(store: Store, deviceId: string, code: string, { value, now, from }: Setting): void {
  const before = parameterOf(store, deviceId, code, now);
  const doc: ParameterDoc = {
    id: idOf(deviceId, code),
    deviceId,
    code,
    value,
    from,
    before: before?.value ?? null,
    tags: before?.tags ?? {},
  };
  iotTables(store).parameters.put(doc);
}

/** Puts a label on an attribute of a device, or replaces the one with that key. */
export function tagParameter(store: Store, deviceId: string, code: string, key: string, value: string): void {
  const { parameters } = iotTables(store);
  const found = parameters.get(idOf(deviceId, code));
  const blank: ParameterDoc = {
    id: idOf(deviceId, code),
    deviceId,
    code,
    value: '',
    before: null,
    from: Number.MAX_SAFE_INTEGER,
  };
  parameters.put({ ...(found ?? blank), tags: { ...found?.tags, [key]: value } });
}
