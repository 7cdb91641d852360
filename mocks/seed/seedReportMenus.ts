import type { Report } from '@/schema';
import { accountTables } from '../account/tables';
import type { BackendContext } from '../core/context';
import { seedMenus, type MenuSeed } from './seedMenus';

/** Names of areas whose menus nobody has arranged yet. */
const AREAS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  statistics: ['Statistics', '统计分析'],
  calculator: ['Calculators', '测算工具'],
};

const words = (text: string): string => text.replace(/[-/]/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** Reports that no area has given a place in its menus, in a directory with the name of their area, until one does. */
export async function seedReportMenus(context: BackendContext): Promise<void> {
  const placed = new Set(
    accountTables(context.store)
      .menus.all()
      .map(({ component }) => component),
  );
  const byArea = new Map<string, Report[]>();
  for (const report of context.reports.values()) {
    const [area = ''] = report.name.split('/');
    if (!placed.has(report.name)) byArea.set(area, [...(byArea.get(area) ?? []), report]);
  }
  const menuOf = ({ name }: Report): MenuSeed => ({
    component: name,
    router: name.replaceAll('/', '-'),
    path: `/${name}`,
    name: context.labels.field(name, '', 'zh') ?? words(name),
    nameEn: context.labels.field(name, '', 'en') ?? words(name),
  });
  const directory = ([area, reports]: readonly [string, readonly Report[]]): MenuSeed => {
    const [nameEn, name] = AREAS[area] ?? [words(area), words(area)];
    return {
      name,
      nameEn,
      router: `generated-${area}`,
      path: `/${area}`,
      icon: 'chart',
      children: reports.map(menuOf),
    };
  };
  await seedMenus(context, 'platform', [...byArea].map(directory));
}
