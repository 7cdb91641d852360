import { asObject, asText, readPage } from '@/api';

export interface HomeGroup {
  readonly id: string;
  readonly desc: string;
  /** Ids of its homes; undefined when the answer does not say. */
  readonly homes: ReadonlySet<string> | undefined;
}

function homesOf(resources: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray(resources)) return undefined;
  return new Set(
    resources
      .map((one: unknown) => asText(asObject(one)?.resourceId ?? asObject(one)?.stationId ?? asObject(one)?.id ?? one))
      .filter(Boolean),
  );
}

/** Reads the answer of `groups` (spec 02 §7): `[{id, desc, resources}]`. What has no id is left out. */
export function readHomeGroups(raw: unknown): HomeGroup[] {
  return (readPage(raw)?.rows ?? []).flatMap((one) => {
    const { id, desc, name, resources } = asObject(one) ?? {};
    const own = asText(id);
    return own === '' ? [] : [{ id: own, desc: asText(desc) || asText(name) || own, homes: homesOf(resources) }];
  });
}
