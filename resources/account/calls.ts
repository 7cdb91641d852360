import { registerCalls } from '@/api';

/** Calls of account administration that no schema declares (spec 01 §7). */
export const accountCalls = registerCalls('accountAdministration', {
  products: 'GET /account/v3/web/product/list',
  productMenus: 'GET /account/v3/web/product/tenantMenuList',
  productsOfTenant: 'GET /account/v3/web/tenant/productlist',
  allProductsOfTenant: 'GET /account/v3/web/tenant/listAllProduct',
  assignProduct: 'POST /account/v3/web/tenant/assignProduct',
  unassignProduct: 'POST /account/v3/web/tenant/cancelAssignProduct',
  platform: 'GET /account/v3/web/sys/detail',
  setPlatform: 'POST /account/v3/web/sys/setting',
});
