import { objectOf } from '@/schema/objectOf';
import { decodeRecord, encodeFilters, type AnyRecord, type Block, type Report, type Resource } from '@/schema';
import { dayOf } from '@/schema/dates/dayOf';
import { readFigures } from '@/report/answer/readFigures';
import { readRows } from '@/report/answer/readRows';
import { sentParams } from '@/report/params/sentParams';
import { areas } from '@mocks/areas';
import { consoleLabels } from '@mocks/labels';
import { allReports, allResources } from '@mocks/resources';
import { testBackend } from '@mocks/testing';

const WHO = 'admin@demo.energy';
/** Rows that are asked for at once, as a list of the console may. */
const PAGE = 100;

export type Figures = Readonly<Record<string, number | null>>;

const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** Asks the reference backend as the pages of the console do, and reads its answers with their readers. */
export class StationReader {
  readonly #backend;
  readonly #frame: { readonly zone: string; readonly today: string };
  #token = '';

  /** @param now epoch ms; `zone` of the stations, whose day is then */
  constructor(now: number, zone: string) {
    this.#backend = testBackend({ modules: areas, labels: consoleLabels, clock: () => now });
    this.#frame = { zone, today: dayOf(now, zone) };
  }

  async #ask(
    call: { readonly method: string; readonly path: string; readonly fixed?: object | undefined },
    params: object,
  ): Promise<unknown> {
    this.#token ||= await this.#backend.token(WHO);
    const answer = await this.#backend.call(`${call.method} ${call.path}`, { ...params, ...call.fixed }, this.#token);
    if (answer.code !== '0000')
      throw new Error(`${call.path} was refused: ${answer.msg} ${JSON.stringify(answer.data)}`);
    return answer.data;
  }

  async #block(report: Report, block: Block, values: object): Promise<unknown> {
    const call = block.kind === 'list' || block.call === undefined ? undefined : report.resolve(block.call);
    if (!call) throw new Error(`${report.name} has a block without a call.`);
    return this.#ask(call, sentParams(report, { ...values }));
  }

  /** The figures of a page: of one block, or of all its blocks of figures. */
  async figures(name: string, values: object): Promise<Figures> {
    const report = named(allReports, name);
    const found: Record<string, number | null> = {};
    for (const block of Object.values<Block>(report.blocks)) {
      if (block.kind !== 'figures') continue;
      const read = readFigures(await this.#block(report, block, values), report.measures, block.show);
      for (const [key, { value }] of Object.entries(read)) found[key] ??= value;
    }
    return found;
  }

  /** What the rows of a table of a page add up to, by measure. */
  async sums(name: string, key: string, values: object): Promise<Figures> {
    const report = named(allReports, name);
    const block = report.blocks[key];
    if (block?.kind !== 'table') throw new Error(`${name} has no table ${key}.`);
    const raw = await this.#block(report, block, { ...values });
    const { rows } = readRows(raw, report, block, this.#frame);
    const keys = block.columns.filter((column) => column in report.measures);
    return Object.fromEntries(keys.map((one) => [one, sumOf(rows.map(({ figures }) => figures[one] ?? null))]));
  }

  /** All records of a list that its filters find. */
  async records(name: string, filters: object): Promise<AnyRecord[]> {
    const resource: Resource = named(allResources, name);
    const call = resource.call('page');
    if (!call) throw new Error(`${name} has no list.`);
    const found: AnyRecord[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const data = await this.#ask(call, { ...encodeFilters(resource, { ...filters }), pageNum, pageSize: PAGE });
      const rows: unknown = Reflect.get(objectOf(data), 'list') ?? data;
      const page = (Array.isArray(rows) ? rows : []).map((row) => decodeRecord(resource, objectOf(row)));
      found.push(...page);
      if (page.length < PAGE) return found;
    }
  }

  /** The figures above a list. */
  async summary(name: string, filters: object): Promise<Figures> {
    const resource: Resource = named(allResources, name);
    const { summary } = resource;
    if (!summary) throw new Error(`${name} has no figures above its list.`);
    const read = readFigures(
      await this.#ask(resource.resolve(summary.call), encodeFilters(resource, { ...filters })),
      resource.measures,
      summary.show,
    );
    return Object.fromEntries(Object.entries(read).map(([key, { value }]) => [key, value]));
  }
}

/** What is known of these adds up to; null when nothing is. */
export function sumOf(values: readonly unknown[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
