import type { ProductDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import type { BackendContext } from '../core/context';
import { once } from './once';
import { productId } from './seedMenus';

interface ProductSeed extends Pick<ProductDoc, 'scopeLevel'> {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly sort: number;
}

const PRODUCTS: readonly ProductSeed[] = [
  { code: 'platform', name: '平台管理', nameEn: 'Platform administration', scopeLevel: 'platform', sort: 0 },
  { code: 'enterprise', name: '企业管理', nameEn: 'Enterprise administration', scopeLevel: 'enterprise', sort: 1 },
  { code: 'hems', name: '家庭能源管理', nameEn: 'Home energy management', scopeLevel: 'enterprise', sort: 2 },
  { code: 'vpp', name: '虚拟电厂', nameEn: 'Virtual power plant', scopeLevel: 'enterprise', sort: 3 },
  { code: 'iot', name: '物联平台', nameEn: 'IoT platform', scopeLevel: 'enterprise', sort: 4 },
  { code: 'pv', name: '光伏运维', nameEn: 'PV operation', scopeLevel: 'enterprise', sort: 5 },
];

/** The applications of the cloud (spec 01 §6: Platform Level and Enterprise Level). */
export async function seedProducts(context: BackendContext): Promise<void> {
  for (const product of PRODUCTS) {
    await once(context.store, `product ${product.code}`, () => {
      accountTables(context.store).products.put({ icon: null, ...product, id: productId(product.code) });
    });
  }
}

export const productCodes = PRODUCTS.map((product) => product.code);
