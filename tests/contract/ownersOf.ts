import type { AnyRecord, Resource } from '@/schema';
import { neededAbove } from '@/schema/internal';
import { targetOf } from '@mocks/crud/targets';
import { resourceNamed, type SignedIn } from './signedIn';

/** Whether a field stands in the path of the list, so that nothing can be listed or made without it. */
export const isInPath = (resource: Resource, field: string | undefined): field is string =>
  field !== undefined && neededAbove(resource) === field;

/** The records of a schema, as many as a page has; of those that are listed below others, those of each of these. */
export async function recordsOf(console: SignedIn, name: string, perPage: number): Promise<readonly AnyRecord[]> {
  const resource = resourceNamed(name);
  const of = resource && neededAbove(resource);
  const list = async (filter: Readonly<Record<string, string>>) => {
    const { data } = await console.provider.getList(`@${name}`, { pagination: { page: 1, perPage }, filter });
    return data.map((one) => ({ ...one, id: String(one.id) }));
  };
  if (!resource || of === undefined) return list({});
  const found: AnyRecord[] = [];
  for (const owner of await ownersOf(console, resource)) found.push(...(await list({ [of]: owner })));
  return found;
}

/** The records of which a list must be asked for one by one (`list.of`); none where it has all. */
export async function ownersOf(console: SignedIn, resource: Resource): Promise<readonly string[]> {
  const field = resource.fields[neededAbove(resource) ?? ''];
  if (!field) return [];
  return (await recordsOf(console, targetOf(field) ?? '', 100)).map(({ id }) => id);
}
