import { codesOfResource } from '@/schema';
import type { MenuDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import type { BackendContext } from '../core/context';
import { seedId } from '../core/ids';
import type { Locale } from '../core/texts';
import { codesOfReport } from '../report/reportCodes';
import { buttonName } from './buttonName';
import { once } from './once';

/** A directory or menu of an application, as an area writes it. */
export interface MenuSeed {
  /** Unique in its application; the route's name. */
  readonly router: string;
  /** In both languages. Default: what the texts call its schema. */
  readonly name?: string;
  readonly nameEn?: string;
  readonly path: string;
  readonly icon?: string;
  /** Schema name or page key; absent for a directory. */
  readonly component?: string;
  /** Codes besides those of the schema; all there are for a page. */
  readonly buttons?: readonly string[];
  /** Only the platform's operator may have it. */
  readonly operator?: boolean;
  readonly hidden?: boolean;
  readonly children?: readonly MenuSeed[];
}

export const productId = (code: string): string => seedId(`product ${code}`);
export const menuId = (product: string, router: string): string => seedId(`menu ${product} ${router}`);
export const buttonId = (product: string, router: string, code: string): string =>
  seedId(`button ${product} ${router} ${code}`);

async function seedOne(
  context: BackendContext,
  product: string,
  seed: MenuSeed,
  parentId: string,
  sort: number,
): Promise<void> {
  const { menus } = accountTables(context.store);
  const id = menuId(product, seed.router);
  const common = {
    productId: productId(product),
    sort,
    operatorMenu: Boolean(seed.operator),
    externalLink: false,
    visible: !seed.hidden,
  };
  const { path, router, icon = null, component = null } = seed;
  const nameIn = (locale: Locale) => context.labels.text(['resources', component ?? '', 'name'], locale) ?? router;
  const { name = nameIn('zh'), nameEn = nameIn('en') } = seed;
  await once(context.store, `menu ${product} ${router}`, () => {
    const menu: MenuDoc = {
      ...common,
      id,
      parentId,
      type: component ? 1 : 2,
      name,
      nameEn,
      path,
      router,
      icon,
      component,
    };
    menus.put(menu);
  });
  const resource = context.resources.get(component ?? '');
  const report = context.reports.get(component ?? '');
  const codes = [
    ...new Set([
      ...(resource ? codesOfResource(resource) : []),
      ...(report ? codesOfReport(report) : []),
      ...(seed.buttons ?? []),
    ]),
  ];
  for (const [index, code] of codes.entries()) {
    await once(context.store, `button ${product} ${router} ${code}`, () => {
      menus.put({
        ...common,
        id: buttonId(product, router, code),
        parentId: id,
        type: 3,
        sort: index,
        ...buttonName(code, resource, context.labels),
        permission: code,
      });
    });
  }
  for (const [index, child] of (seed.children ?? []).entries()) await seedOne(context, product, child, id, index);
}

/**
 * Adds an application's menus with the buttons of their schemas. Runs at every start and adds only what the
 * store has never had, so that a new build brings its new menus and a person's changes stay.
 */
export async function seedMenus(context: BackendContext, product: string, seeds: readonly MenuSeed[]): Promise<void> {
  for (const [index, seed] of seeds.entries()) await seedOne(context, product, seed, '0', index);
}
