import { objectOf, type Report } from '@/schema';
import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import type { Locale } from '../../../core/texts';
import { secretText, seedId } from '../../../core/ids';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import type { CrudHooks } from '../../../crud/hooks';
import { EXPORT } from '../../../report/reportCodes';
import { reportEndpoints } from '../../../report/reportEndpoints';
import type { Doc } from '../../../store/store';

export const TASK = 'pv/export-task';
const LOAD = '/enjoyelec-cloud-pvpro-statistics/v3/web/export/task/load';
/** A file waits and is made for so many ms. */
const WAITS = 2000;
const MADE = 6000;

function statusOf(row: Doc, now: number): string {
  if (row.failed === true) return 'failed';
  const age = now - Number(row.at);
  return age < WAITS ? 'waiting' : age < MADE ? 'running' : 'success';
}

/** Tasks go on by the clock, whether anybody looks or not, and are called as their report by whoever asks. */
export function taskHooks({ clock, labels }: BackendContext): CrudHooks {
  const reportName = ({ report }: Doc, locale: Locale) => labels.field(String(report), '', locale) ?? String(report);
  const done = (row: Doc) => statusOf(row, clock()) === 'success';
  return {
    computed: {
      name: (row, _, locale) => `${reportName(row, locale)} ${String(row.of ?? row.createTime)}`,
      reportType: (row, _, locale) => reportName(row, locale),
      status: (row) => statusOf(row, clock()),
      fileSize: (row) => (done(row) ? row.megabytes : null),
      finishTime: (row) => (done(row) ? timeText(Number(row.at) + MADE) : null),
    },
  };
}

const fileEndpoint = (context: BackendContext, report: Report): Endpoint | undefined =>
  reportEndpoints(context, report).find(
    ({ path, method }) => path === report.download?.path && method === report.download.method,
  );

/** The files of PV reports: each is also a task, under which it can be had again. */
export function exportEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock, reports } = context;
  const files = [...reports.values()].flatMap((report) => {
    const endpoint = report.name.startsWith('pv/') && report.download ? fileEndpoint(context, report) : undefined;
    return endpoint ? [{ report, endpoint }] : [];
  });
  /** The files of one call: which is meant stands beside what the specification names. */
  const beside = ({ download }: Report) => files.filter((one) => one.report.download?.path === download?.path);
  const made = files.map(({ report, endpoint }): Endpoint => ({
    ...endpoint,
    need: { menus: [report.name, ...beside(report).map((one) => one.report.name)], code: EXPORT },
    handle: async (incoming) => {
      const shown = beside(report).find(
        (one) => one.report.download?.fixed?.reportType === incoming.params.reportType,
      ) ?? { report, endpoint };
      const answer = await shown.endpoint.handle(incoming);
      store.put(TASK, {
        id: secretText(12),
        tenantId: actorOf(incoming).tenant.id,
        report: shown.report.name,
        of: timeText(clock()),
        asked: incoming.params,
        megabytes: 0.02,
        at: clock(),
        createTime: timeText(clock()),
      });
      return answer;
    },
  }));
  const load: Endpoint = {
    method: 'GET',
    path: LOAD,
    need: { menus: [TASK], code: 'load' },
    log: 'export',
    handle: (incoming) => {
      const task = taskOf(context, incoming);
      const file = files.find(({ report }) => report.name === task.report);
      if (!file || statusOf(task, clock()) !== 'success') throw new Refusal('notFound', { code: '4004' });
      return file.endpoint.handle({ ...incoming, params: objectOf(task.asked) as Incoming['params'] });
    },
  };
  return [...made, load];
}

function taskOf({ store }: BackendContext, incoming: Incoming): Doc {
  const found = store.get(TASK, textOf(incoming, 'id'));
  const { tenant } = actorOf(incoming);
  if (!found || (!tenant.operator && found.tenantId !== tenant.id)) throw new Refusal('notFound', { code: '4004' });
  return found;
}

const SEEDED = [
  'operation-report',
  'income-report',
  'area-report',
  'station-synthesize',
  'device-report',
  'series-dispersion',
  'operation-report',
  'income-report',
  'area-report',
] as const;

/** Files somebody asked for in the last days, of each tenant. */
export function seedTasks({ store, clock }: BackendContext, tenants: readonly string[]): void {
  store.put(
    TASK,
    ...tenants.flatMap((tenant) =>
      SEEDED.map((report, place): Doc => {
        const at = clock() - (place * 5 + 1) * 3_600_000;
        return {
          id: seedId(`export task ${tenant} ${place}`),
          tenantId: tenant,
          report: `pv/${report}`,
          of: timeText(at).slice(0, 10),
          asked: {},
          megabytes: 0.02 * (place + 1),
          at,
          createTime: timeText(at),
          ...(place === 4 && { failed: true }),
        };
      }),
    ),
  );
}
