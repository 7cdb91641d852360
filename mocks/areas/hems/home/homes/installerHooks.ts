import type { BackendContext } from '../../../../core/context';
import type { CrudHooks } from '../../../../crud/hooks';
import { companyOf, seesHome } from './homeScope';
import { homeTables } from './homeTables';

/** Installers: who works for one sees no other. The number of homes is that of those somebody sees. */
export function installerHooks(context: BackendContext): CrudHooks {
  return {
    scope: (row, actor) => [undefined, row.id].includes(companyOf(context, actor)?.id),
    present: (row, actor) => ({
      ...row,
      homeCount: homeTables(context.store).homes.filter(
        (home) => home.installerId === row.id && seesHome(context, home, actor),
      ).length,
    }),
    filters: { keyword: (row, value) => String(row.name).toLowerCase().includes(value.toLowerCase()) },
  };
}
