import type { Resource } from '@/schema';
import { targetOf } from '@mocks/crud/targets';
import type { SignedIn } from './signedIn';

/** Whether a field stands in the path of the list, so that nothing can be listed or made without it. */
export const isInPath = (resource: Resource, field: string | undefined): field is string =>
  field !== undefined && (resource.call('page')?.path.includes(`{${field}}`) ?? false);

/** The records of which a list must be asked for one by one (`list.of`); none where it has all. */
export async function ownersOf(console: SignedIn, resource: Resource): Promise<readonly string[]> {
  const { of } = resource;
  const field = of === undefined ? undefined : resource.fields[of];
  if (!isInPath(resource, of) || !field) return [];
  const { data } = await console.provider.getList(`@${targetOf(field) ?? ''}`, {
    pagination: { page: 1, perPage: 100 },
  });
  return data.map(({ id }) => String(id));
}
