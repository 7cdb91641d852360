import { worded } from '../../../names/worded';
import { addDays, startOfDay } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import { actorOf } from '../../../core/incoming';
import { roundTo } from '../../../core/roundTo';
import type { CrudHooks } from '../../../crud/hooks';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { alarms } from '../../../world/world';
import { pvSiteOf, pvSites } from '../operation/pvSites';
import { PLAN, ORDERS } from './pvFigures';
import { prOf } from './stationRows';
import { daysOfMonth, monthBefore, sumsOfDays } from './sumsOf';

export const MAINTENANCE = 'pv/maintenance-report';
const CONTENT = 'pv/maintenance-content';
const PARTS = [
  [
    'overview',
    '总体情况',
    'Overview',
    '本月电站运行平稳，发电量符合季节预期。',
    'The station ran well; its generation was as expected for the season.',
  ],
  [
    'fault',
    '故障与处理',
    'Faults',
    '逆变器告警已全部处理，无遗留缺陷。',
    'All alarms of inverters were dealt with; no defect is left.',
  ],
  [
    'cleaning',
    '组件清洗',
    'Cleaning',
    '完成一次组件清洗，清洗后效率提升约2%。',
    'Modules were cleaned once, which brought about 2 % more.',
  ],
  [
    'suggestion',
    '建议',
    'Suggestions',
    '建议下月复检离散率偏高的组串。',
    'Check the strings that lie apart once more next month.',
  ],
] as const;

/** First and last day of what a report is about. */
function daysOf({ reportType, period }: Doc): { readonly from: string; readonly to: string } {
  const last = daysOfMonth(String(period)).to;
  const [year = '', month = '1'] = String(period).split('-');
  if (reportType === 'year') return { from: `${year}-01-01`, to: last };
  const back = reportType === 'quarter' ? (Number(month) - 1) % 3 : 0;
  return { from: `${addDays(`${String(period)}-01`, -28 * back).slice(0, 7)}-01`, to: last };
}

export function maintenanceHooks({ clock, store }: BackendContext): CrudHooks {
  const of = (row: Doc) => {
    const site = pvSiteOf(row.stationId);
    const { from, to } = daysOf(row);
    return site && { site, from, to, found: sumsOfDays(site, from, to, clock()) };
  };
  return {
    computed: {
      generation: (row) => {
        const found = of(row)?.found;
        return found ? roundTo(found.generation, 2) : null;
      },
      pr: (row) => {
        const one = of(row);
        const pr = one?.found && prOf(one.found, one.site);
        return typeof pr === 'number' ? roundTo(pr, 2) : null;
      },
      alarmCount: (row) => {
        const one = of(row);
        return one
          ? alarms(
              one.site,
              startOfDay(one.from, one.site.zone),
              Math.min(clock(), startOfDay(addDays(one.to, 1), one.site.zone)),
            ).length
          : 0;
      },
      orderCount: (row) => {
        const one = of(row);
        return one
          ? store
              .all(ORDERS)
              .filter(
                ({ stationId, createTime }) =>
                  stationId === one.site.id && String(createTime) >= one.from && String(createTime) <= `${one.to} 24`,
              ).length
          : 0;
      },
    },
    create: ({ row, incoming }) => ({ ...row, author: actorOf(incoming).user.id }),
    remove: (row) =>
      store.remove(CONTENT, ...store.all(CONTENT).flatMap(({ id, reportId }) => (reportId === row.id ? [id] : []))),
  };
}

/** Reports of the last months with their parts, and the plans of this year and the last. */
export function seedMaintenance({ store, clock }: BackendContext): void {
  for (const [place, site] of pvSites.entries()) {
    const owner = tenantId(site.tenant);
    const zh = site.country === 'CN';
    const author = store.all('account/user').find((user) => user.tenantId === owner)?.id ?? null;
    for (const back of [1, 2]) {
      const period = monthBefore(clock(), back);
      const id = seedId(`maintenance report ${site.code} ${period}`);
      const createTime = timeText(clock() - back * 86_400_000 * 28);
      const reportType = ['month', 'quarter', 'year'][(place + back) % 3];
      store.put(MAINTENANCE, {
        id,
        tenantId: owner,
        reportNo: `MR-${period.replace('-', '')}-${String(place + 1).padStart(3, '0')}`,
        name: worded(`${site.name.zh}运维报告`, zh ? 'zh' : 'en'),
        reportType,
        stationId: site.id,
        period,
        author,
        createTime,
        updateTime: createTime,
      });
      store.put(
        CONTENT,
        ...PARTS.map(([section, titleZh, title, textZh, text], sort) => ({
          id: seedId(`content ${id} ${section}`),
          tenantId: owner,
          reportId: id,
          section,
          title: zh ? titleZh : title,
          text: zh ? textZh : text,
          pictures: [],
          sort: sort + 1,
          createTime,
          updateTime: createTime,
        })),
      );
    }
    const year = new Date(clock()).getUTCFullYear();
    for (const one of [year - 1, year]) {
      const hours = [62, 74, 98, 112, 126, 122, 128, 124, 106, 92, 68, 58]; // full-load hours of a plan, month by month
      store.put(PLAN, {
        id: seedId(`pv plan ${site.code} ${one}`),
        tenantId: owner,
        stationId: site.id,
        year: String(one),
        planGeneration: hours.map((value) => roundTo(value * site.pv.peak, 0)),
        planIncome: hours.map((value) => roundTo(value * site.pv.peak * 0.5, 0)),
        createTime: `${one}-01-05 09:00:00`,
        updateTime: `${one}-01-05 09:00:00`,
      });
    }
  }
}
