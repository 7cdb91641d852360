import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';

/** A directory with the menus of an area's new resources, as `npm run new:resource` writes it. */
interface MenuFile {
  readonly name: string;
  readonly nameEn: string;
  /** In more languages; they may change after the first start. */
  readonly names?: Readonly<Record<string, string>>;
  readonly menus: readonly (Pick<MenuFile, 'name' | 'nameEn' | 'names'> & { readonly component: string })[];
}

const files = import.meta.glob<MenuFile>('../../menus/*.json', { eager: true, import: 'default' });
const areaOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace('.json', '');

/** Shows resources that `npm run new:resource` made, until an area gives them a place of its own. */
const generated: BackendModule = {
  name: 'generated',
  seed: (context) =>
    seedMenus(
      context,
      'platform',
      Object.entries(files).map(([path, { menus, ...names }]) => ({
        ...names,
        router: `generated-${areaOf(path)}`,
        path: `/${areaOf(path)}`,
        icon: 'app',
        children: menus.map(({ component, ...own }) => ({
          ...own,
          component,
          router: component.replace('/', '-'),
          path: `/${component}`,
        })),
      })),
    ),
};

export default generated;
