import type { Report } from '@/schema';
import { accountTables } from '../account/tables';
import type { BackendContext } from '../core/context';
import { seedMenus, type MenuSeed } from './seedMenus';

const words = (text: string): string => text.replace(/[-/]/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** Reports that no area has given a place in its menus, in a directory with the name of their area, until one does. */
export async function seedReportMenus(context: BackendContext): Promise<void> {
  const placed = new Set(accountTables(context.store).menus.all().map(({ component }) => component));
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
    const nameOf = (locale: 'en' | 'zh') => context.labels.text(['areas', area], locale) ?? words(area);
    return { name: nameOf('zh'), nameEn: nameOf('en'), router: `generated-${area}`, path: `/${area}`, icon: 'chart', children: reports.map(menuOf) };
  };
  await seedMenus(context, 'platform', [...byArea].map(directory));
}
