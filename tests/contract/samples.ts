import type { AnyValues, Resource } from '@/schema';
import type { SignedIn } from './signedIn';

type Sample = (console: SignedIn, mode: 'create' | 'edit') => AnyValues | Promise<AnyValues>;

const records = async ({ provider }: SignedIn, name: string) =>
  (await provider.getList(name, { pagination: { page: 1, perPage: 1000 } })).data;

/** Calls that everybody who is signed in may make. */
export const OPEN_CALLS: ReadonlySet<string> = new Set(['GET /account/v3/web/product/list']);

/** Values that belong together in a way only a written handler of the backend knows. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  /** Grants are menus of one application, with the parents of partly ticked ones beside them. */
  'account/role': async (console) => {
    const menus = await records(console, '@account/menu');
    const menu = menus.find((one) => one.component === 'account/role');
    return { productMenuList: [{ productId: menu?.productId, menuIds: [menu?.id], halfMenuIds: [menu?.parentId] }] };
  },
  /** A parent must be of the same application. */
  'account/menu': () => ({ parentId: '0' }),
  /** A parent may not be the organisation itself. */
  'account/organization': async (console) => ({
    parentId: (await records(console, '@account/organization')).find((one) => one.parentId === '0')?.id,
  }),
};

/** The values of a valid record that samples of single fields cannot give. */
export async function specialValues(console: SignedIn, resource: Resource, mode: 'create' | 'edit'): Promise<AnyValues> {
  return (await SAMPLES[resource.name]?.(console, mode)) ?? {};
}
