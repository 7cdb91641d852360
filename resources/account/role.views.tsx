import { defineViews } from '@/crud/views';
import { role } from '@schemas/account/role';
import { GrantDetail } from './grants/GrantDetail';
import { GrantInput } from './grants/GrantInput';
import { ViewAsRole } from './grants/ViewAsRole';

export default defineViews(role, {
  inputs: { productMenuList: GrantInput },
  details: { productMenuList: GrantDetail },
  actions: { viewAs: ViewAsRole },
});
