import { objectOf } from '@/schema/objectOf';
import {
  checkField,
  encodeField,
  isEmpty,
  matches,
  type AnyValues,
  type Block,
  type Field,
  type Report,
  type WireRow,
} from '@/schema';
import { addDays, nowOn } from '@/schema/dates/clock';
import { addSpan } from '@/schema/dates/dateSpan';
import { periodOf, type Period } from '@/schema/dates/period';
import { zoneHours } from '@/schema/dates/zoneHours';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';
import { areas } from '@mocks/areas';
import { accountTables } from '@mocks/account/tables';
import { allReports, allResources } from '@mocks/resources';
import { sheetRows } from '@mocks/crud/import/sheetRows';
import { targetOf } from '@mocks/crud/targets';
import { recordSubject, subjectParam } from '@mocks/report/subjects';
import { consoleLabels } from '@mocks/labels';
import { testBackend, type Answer } from '@mocks/testing';
import { onlyChosen } from './onlyChosen';
import { makeReaders, READER } from './reader';

const fixtures = import.meta.glob<Record<string, Report>>('../fixtures/reports/*/*.report.ts', { eager: true });
const extraReports = Object.values(fixtures).flatMap((one) => Object.values(one));

/** Every report a contract holds for: those of the console and those of tests/fixtures. */
export const contractReports: readonly Report[] = onlyChosen([...allReports, ...extraReports]);

const contractTargets = new Set(allResources.map(({ name }) => name));

/** Who is not signed in. */
export const NOBODY = '';
/** The clock of a report that is of no site. */
export const CLOCK = 'Europe/Amsterdam';

/** Today where a report is of no site. */
export const TODAY = nowOn(CLOCK).slice(0, 10);
const daysAgo = (days: number): string => addDays(TODAY, -days);
const monthsAgo = (months: number): string => `${addSpan(TODAY, `${months} months`, -1).slice(0, 7)}-01`;

/** The last day of so many hours in a zone. It is over everywhere. */
function lastDayOf(hours: number, zone: string): string {
  let day = daysAgo(12);
  while (zoneHours(day, zone).length !== hours) day = addDays(day, -1);
  return day;
}
const daysIn = (zone: string) => ({
  shorter: lastDayOf(23, zone),
  longer: lastDayOf(25, zone),
  usual: lastDayOf(24, zone),
});

/**
 * Days of zones whose clocks change: the first zone that has a site of the report is looked at. Adelaide is half an
 * hour off everybody's.
 */
export const CHANGES: Readonly<Record<string, ReturnType<typeof daysIn>>> &
  Readonly<Record<typeof CLOCK, ReturnType<typeof daysIn>>> = {
  'Australia/Adelaide': daysIn('Australia/Adelaide'),
  [CLOCK]: daysIn(CLOCK),
};

/** What reports are asked for, by what it is called: all of it is over, but for the year. */
export const PERIODS = {
  'seven days': periodOf('day', daysAgo(18), daysAgo(12)),
  'a range': periodOf('range', daysAgo(18), daysAgo(12)),
  'a day of 23 hours': periodOf('day', CHANGES[CLOCK].shorter),
  'a day of 25 hours': periodOf('day', CHANGES[CLOCK].longer),
  'a day': periodOf('day', CHANGES[CLOCK].usual),
  months: periodOf('month', monthsAgo(3), monthsAgo(1)),
  years: periodOf('year', `${Number(TODAY.slice(0, 4)) - 1}-01-01`, TODAY),
} satisfies Readonly<Record<string, Period>>;
/** What every report is asked for that takes a period, and those that take none. */
export const USUAL = PERIODS['seven days'];

/** A period as a parameter may hold it; undefined for one that holds no time. */
function periodsOf({ type }: Field, period: Period): readonly unknown[] | undefined {
  const { from, to } = period;
  if (type.name === 'period')
    return [period, { ...period, by: 'range' }, ...(from === to ? [{ ...period, by: 'day' }] : [])];
  if (type.name === 'dateRange')
    return [
      [from, to],
      [`${from} 00:00:00`, `${to} 23:59:59`],
    ];
  if (type.name === 'date') return from === to ? [from] : [];
  if (type.name === 'month') return period.by === 'month' ? [from.slice(0, 7)] : [];
  return type.name === 'year' ? (period.by === 'year' ? [from.slice(0, 4)] : []) : undefined;
}

/** A backend with every report, and people who may see all of them, none, and all but the buttons. */
export class ReportBench {
  readonly #backend = testBackend({ extraReports, modules: areas, labels: consoleLabels });
  readonly #tokens = new Map<string, Promise<string>>();

  async prepare(): Promise<void> {
    await this.#token('admin@demo.energy');
    makeReaders(this.#backend.store, []);
  }

  #token(account: string): Promise<string> {
    const known = this.#tokens.get(account) ?? this.#backend.token(account);
    this.#tokens.set(account, known);
    return known;
  }

  async request(
    report: Report,
    call: Parameters<Report['resolve']>[0],
    params: WireRow,
    who = 'admin@demo.energy',
  ): Promise<Answer> {
    const { method, path, fixed } = report.resolve(call);
    return this.#backend.call(
      `${method} ${path}`,
      { ...params, ...fixed },
      who === NOBODY ? '' : await this.#token(who),
    );
  }

  /** What a block is answered, at the place it reads. */
  async block(report: Report, block: Block, params: WireRow): Promise<unknown> {
    const call =
      block.kind === 'list'
        ? undefined
        : (block.call ??
          (report.answer && { ...report.answer, call: `${report.answer.method} ${report.answer.path}` as const }));
    if (!call) return undefined;
    const { data, code, msg } = await this.request(report, call, params);
    if (code !== '0000')
      throw new Error(`${report.name} was refused with ${JSON.stringify(params)}: ${msg} ${JSON.stringify(data)}`);
    return (block.at?.split('.') ?? []).reduce<unknown>((value, key) => Reflect.get(objectOf(value), key), data);
  }

  /** The rows of the file, as a sheet has them. */
  async file(report: Report, params: WireRow): Promise<readonly (readonly unknown[])[]> {
    const { download } = report;
    if (!download) return [];
    const { response } = await this.request(
      report,
      { ...download, call: `${download.method} ${download.path}` },
      params,
    );
    return sheetRows({ readWorkbook }, new File([await response.arrayBuffer()], 'report.xlsx'));
  }

  /** A record a reference of a parameter may have. */
  #record(report: Report, name: string): string | undefined {
    const { store } = this.#backend;
    const field = report.params[name];
    const target = (field && targetOf(field)) ?? '';
    if (!contractTargets.has(target)) return '1'; // a resource of an area that is not there yet
    const rows = store
      .all(target)
      .filter((row) => row.tenantId === undefined || accountTables(store).tenants.get(row.tenantId));
    const zoneOf = (row: (typeof rows)[number]) => recordSubject({ store }, row, 'name').zone;
    const changing = Object.keys(CHANGES).map((zone) => rows.find((row) => zoneOf(row) === zone));
    return (changing.find(Boolean) ?? rows[0])?.id;
  }

  /** The clock of the site a report is asked of. */
  zone(report: Report): string {
    const { store } = this.#backend;
    const param = subjectParam(report);
    const field = param === undefined ? undefined : report.params[param];
    const id = param === undefined ? undefined : this.#record(report, param);
    const row = store.all((field && targetOf(field)) ?? '').find((one) => one.id === id);
    return row ? recordSubject({ store }, row, 'name').zone : CLOCK;
  }

  /** Values of a report's parameters with a period and one site; undefined when they do not take the period. */
  values(report: Report, period: Period): AnyValues | undefined {
    let timed = false;
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(report.params)) {
      const { type, options } = field;
      if (!matches(report.resource.when[name]?.visible, values)) continue; // for another choice
      const times = periodsOf(field, period);
      const choices: unknown = Reflect.get(options, 'values');
      if (targetOf(field) !== undefined) values[name] = this.#record(report, name);
      else if (times) {
        const fitting = times.find((value) => checkField(field, value) === undefined);
        if (fitting === undefined) return undefined;
        [timed, values[name]] = [true, fitting];
      } else if (Array.isArray(choices) && choices.includes(period.by)) values[name] = period.by;
      else values[name] = options.default ?? (field.required ? type.sample(3, options) : undefined);
    }
    return timed || period === USUAL ? values : undefined;
  }

  params(report: Report, values: AnyValues): WireRow {
    return Object.assign(
      {},
      ...Object.entries(report.params).flatMap(([name, field]) =>
        isEmpty(values[name]) ? [] : encodeField(field, name, values[name]),
      ),
    ) as WireRow;
  }
}

export { READER };
