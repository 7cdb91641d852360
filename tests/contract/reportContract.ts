import { objectOf } from '@/schema/objectOf';
import { expect, test } from 'vitest';
import { readFigures } from '@/report/answer/readFigures';
import { readGroups } from '@/report/answer/readGroups';
import { readRows } from '@/report/answer/readRows';
import { readSeries, type AnswerFrame } from '@/report/answer/readSeries';
import { matches, rulesOf, wholeMeasure, type AnyValues, type Block, type Report } from '@/schema';
import { requestedPeriod } from '@mocks/report/requestedPeriod';
import { subjectParam } from '@mocks/report/subjects';
import { roundTo } from '@mocks/core/roundTo';
import { outsideOf } from './outside';
import { CHANGES, CLOCK, NOBODY, PERIODS, READER, TODAY, USUAL, type ReportBench } from './reportBench';

type Of<K extends Block['kind']> = readonly [key: string, block: Extract<Block, { kind: K }>];
type Sums = Readonly<Record<string, number | null>>;

function blocksOf<K extends Block['kind']>(report: Report, kind: K): Of<K>[] {
  return Object.entries<Block>(report.blocks).filter(
    (one): one is [string, Extract<Block, { kind: K }>] => one[1].kind === kind,
  );
}

function frameOf(bench: ReportBench, report: Report, raw: unknown, values: AnyValues): AnswerFrame {
  const period = requestedPeriod(report, values);
  const zone: unknown = Reflect.get(objectOf(raw), 'timeZone');
  return {
    zone: typeof zone === 'string' ? zone : bench.zone(report),
    today: TODAY,
    ...(period && { days: { startDate: period.from, endDate: period.to } }),
  };
}

/** What a block of figures reads, those of all its groups together. */
const figuresOf = (report: Report, { show, groups }: Of<'figures'>[1], raw: unknown) =>
  groups
    ? (Object.assign({}, ...Object.values(readGroups(raw, report.measures, groups))) as ReturnType<typeof readFigures>)
    : readFigures(raw, report.measures, show);

/** Rows of a page of a table. */
const PAGE = 200;

const adds = (report: Report) =>
  Object.keys(report.measures).filter((key) => wholeMeasure(report.measures[key] ?? { unit: '' }).sums);
/** To the digit that is shown, in the unit of the wire. */
const shown = (report: Report, key: string, value: number | null | undefined) =>
  typeof value === 'number' ? roundTo(value, wholeMeasure(report.measures[key] ?? { unit: '' }).decimals) : null;

const sumOf = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** What each block of a report comes to, by measure. */
async function sumsOf(bench: ReportBench, report: Report, values: AnyValues): Promise<Map<string, Sums>> {
  const params = bench.params(report, values);
  const keys = adds(report);
  const found = new Map<string, Sums>();
  for (const [name, block] of blocksOf(report, 'figures')) {
    const figures = figuresOf(report, block, await bench.block(report, block, params));
    found.set(
      name,
      Object.fromEntries(
        block.show.filter((key) => keys.includes(key)).map((key) => [key, figures[key]?.value ?? null]),
      ),
    );
  }
  for (const [name, block] of blocksOf(report, 'chart')) {
    const raw = await bench.block(report, block, params);
    const { series, missing } = readSeries(raw, report.measures, block, frameOf(bench, report, raw, values));
    if (!block.partial) expect(missing, `series of ${name}`).toEqual([]);
    found.set(
      name,
      Object.fromEntries(
        series.flatMap(({ measure, values: all }) =>
          measure !== undefined && keys.includes(measure) ? [[measure, sumOf(all)]] : [],
        ),
      ),
    );
  }
  for (const [name, block] of blocksOf(report, 'table')) {
    const columns = block.columns.filter((key) => keys.includes(key));
    const pages = [];
    for (let [pageNum, open] = [1, 1]; open > 0; pageNum += 1) {
      const raw = await bench.block(report, block, { ...params, pageNum, pageSize: PAGE });
      const page = readRows(raw, report, block, {
        ...frameOf(bench, report, raw, values),
        page: { number: pageNum, size: PAGE },
      });
      pages.push(page);
      open = page.rows.length === 0 ? 0 : page.size - pageNum * PAGE;
    }
    const rows = pages.flatMap((page) => page.rows);
    expect(rows, `rows of ${name}`).toHaveLength(pages[0]?.size ?? 0);
    found.set(name, Object.fromEntries(columns.map((key) => [key, sumOf(rows.map(({ figures }) => figures[key]))])));
    const { total } = pages[0] ?? {};
    if (total)
      found.set(`${name}, its last row`, Object.fromEntries(columns.map((key) => [key, total.figures[key] ?? null])));
  }
  const [heading = [], ...rows] = await bench.file(report, params);
  if (heading.length > 0) {
    const [table] = blocksOf(report, 'table');
    const columns: readonly string[] = table?.[1].columns ?? [
      'time',
      ...new Set(blocksOf(report, 'chart').flatMap(([, { series }]) => series.map(({ of }) => of))),
    ];
    const ofFile = columns.flatMap((key, place) =>
      keys.includes(key)
        ? [[key, sumOf(rows.map((row) => (typeof row[place] === 'number' ? row[place] : null)))] as const]
        : [],
    );
    found.set('the file', Object.fromEntries(ofFile));
  }
  return found;
}

/** Answers of all sorts that a reader must not fall over. */
const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  [],
  {},
  '',
  'x',
  0,
  { list: null },
  { list: null, totalSize: '12' },
  { xlist: null, ylist: null },
  { xlist: ['00:00'], ylist: [null, { name: null, list: null }] },
  { list: [null, 3, 'x', {}] },
];

/** Numbers of an answer as texts, as some clouds send them. */
const asTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asTexts);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, own]) => [key, asTexts(own)]))
    : value;
};

/** What holds for every report: one figure everywhere, every hour of a day, rules, grants, answers that are none. */
export function reportContract(report: Report, bench: ReportBench): void {
  const sites = subjectParam(report);
  const fitting = Object.entries(PERIODS).filter(([, period]) => bench.values(report, period) !== undefined);
  const periods = fitting.flatMap(([title, period]) => {
    const open = (): AnyValues => bench.values(report, period) ?? {};
    const ofAll = () => ({ ...open(), ...(sites !== undefined && { [sites]: null }) });
    const isFree = sites !== undefined && !report.params[sites]?.required && period === USUAL;
    return [{ title, open }, ...(isFree ? [{ title: `${title} of all sites`, open: ofAll }] : [])];
  });
  const some = () => periods[0]?.open() ?? {};

  test.each(periods.map((one) => [one.title, one] as const))(
    'says one figure in every block and in its file: %s',
    async (_, { open }) => {
      const sums = await sumsOf(bench, report, open());
      const byMeasure = new Map<string, Map<string, number | null>>();
      for (const [place, figures] of sums)
        for (const [key, value] of Object.entries(figures))
          byMeasure.set(
            key,
            (byMeasure.get(key) ?? new Map<string, number | null>()).set(place, shown(report, key, value)),
          );
      for (const [key, places] of byMeasure)
        expect(Object.fromEntries(places), key).toEqual(
          Object.fromEntries([...places.keys()].map((place) => [place, [...places.values()][0]])),
        );
    },
  );

  const single = (day: string) =>
    bench.values(report, { by: 'day', from: day, to: day }) ??
    bench.values(report, { by: 'range', from: day, to: day });
  for (const [name, block] of blocksOf(report, 'chart')) {
    const days = (
      [
        ['shorter', 23],
        ['longer', 25],
        ['usual', 24],
      ] as const
    ).filter(([kind]) => Object.values(CHANGES).every((one) => single(one[kind]) !== undefined));
    if (days.length > 0 && block.axis !== 'category')
      test.each(days)(`has every hour of a day that is %s in ${name}`, async (kind, hours) => {
        const zone = bench.zone(report);
        const values = single((CHANGES[zone] ?? CHANGES[CLOCK])[kind]) ?? {};
        const raw = await bench.block(report, block, bench.params(report, values));
        const frame = frameOf(bench, report, raw, values);
        expect(frame.zone).toBe(zone);
        const { series } = readSeries(raw, report.measures, block, frame);
        if (series.every(({ values: all }) => all.length === 1)) return; // told by the day
        for (const one of series)
          // hours, or equal parts of them
          expect([one.values.length % hours, new Set(one.times).size], one.key).toEqual([0, one.values.length]);
      });
  }

  test('reads answers of any shape', async () => {
    const values = some();
    const params = bench.params(report, values);
    for (const [, block] of blocksOf(report, 'figures')) {
      const raw = await bench.block(report, block, params);
      expect(figuresOf(report, block, asTexts(raw))).toEqual(figuresOf(report, block, raw));
      for (const one of HOSTILE)
        expect(Object.values(figuresOf(report, block, one)).map(({ value }) => value)).toEqual(
          block.show.map(() => null),
        );
    }
    for (const [, block] of blocksOf(report, 'chart')) {
      const raw = await bench.block(report, block, params);
      const frame = frameOf(bench, report, raw, values);
      const whole = readSeries(raw, report.measures, block, frame);
      expect(readSeries(asTexts(raw), report.measures, block, frame).series.map(({ values: own }) => own)).toEqual(
        whole.series.map(({ values: own }) => own),
      );
      const { ylist: told } = objectOf(raw);
      const ylist: readonly unknown[] = Array.isArray(told) ? told : [];
      const less = readSeries({ ...objectOf(raw), ylist: ylist.slice(1) }, report.measures, block, frame);
      if (ylist.length > 1 && !block.partial) expect(less.missing).toHaveLength(1);
      const more = readSeries(
        { ...objectOf(raw), ylist: [...ylist, { name: 'Unheard of', unit: 'kWh', list: [1] }] },
        report.measures,
        block,
        frame,
      );
      expect(more.series.at(-1)).toMatchObject({ text: 'Unheard of' });
      for (const one of HOSTILE) expect(() => readSeries(one, report.measures, block, frame)).not.toThrow();
    }
    for (const [, block] of blocksOf(report, 'table')) {
      const raw = await bench.block(report, block, params);
      const frame = frameOf(bench, report, raw, values);
      expect(readRows(asTexts(raw), report, block, frame).rows.map(({ figures }) => figures)).toEqual(
        readRows(raw, report, block, frame).rows.map(({ figures }) => figures),
      );
      for (const one of HOSTILE)
        expect(
          readRows(one, report, block, frame).rows.flatMap(({ figures }) =>
            Object.values(figures).filter((value) => value !== null),
          ),
        ).toEqual([]);
    }
  });

  test('refuses parameters that break their rules, each at its field', async () => {
    const values = some();
    const withCall = Object.values<Block>(report.blocks).flatMap((block) =>
      block.kind === 'list' || block.call === undefined || block.send?.length === 0
        ? []
        : [{ call: block.call, send: block.send }],
    );
    const [
      { call, send } = {
        call: report.answer && { ...report.answer, call: `${report.answer.method} ${report.answer.path}` as const },
        send: undefined,
      },
    ] = withCall;
    const params = Object.entries(report.params).filter(
      ([name]) => send?.includes(name) !== false && matches(report.resource.when[name]?.visible, values),
    );
    if (!call) return;
    for (const [name, field] of params) {
      if (!field.required) continue;
      const without = await bench.request(report, call, bench.params(report, { ...values, [name]: null }));
      expect([without.code, Reflect.get(objectOf(without.data), 'errors')], name).toEqual([
        '4001',
        { [name]: 'This field is required.' },
      ]);
    }
    for (const [name, field] of params) {
      for (const rule of rulesOf(field)) {
        const value = outsideOf(field, rule);
        if (value === undefined) continue;
        const broken = await bench.request(report, call, bench.params(report, { ...values, [name]: value }));
        expect(
          [broken.code, Object.keys(objectOf(Reflect.get(objectOf(broken.data), 'errors')))],
          `${name} outside of ${rule.name}`,
        ).toEqual(['4001', [name]]);
      }
    }
  });

  const guarded = [
    ...Object.values<Block>(report.blocks).flatMap((block) =>
      block.kind === 'list' ? [] : block.call === undefined ? [] : [{ call: block.call, code: block.permission }],
    ),
    ...[report.answer, report.download].flatMap((call) =>
      call
        ? [
            {
              call: { ...call, call: `${call.method} ${call.path}` as const },
              code: call === report.download ? 'export' : undefined,
            },
          ]
        : [],
    ),
  ];
  test('answers nobody it is not granted to', async () => {
    const params = bench.params(report, some());
    for (const { call, code } of guarded) {
      const { method, path } = report.resolve(call);
      expect((await bench.request(report, call, params, NOBODY)).status, `${method} ${path} without a sign-in`).toBe(
        401,
      );
      expect(
        (await bench.request(report, call, params, 'nomenu@demo.energy')).status,
        `${method} ${path} without the menu`,
      ).toBe(403);
      expect((await bench.request(report, call, params, READER)).status, `${method} ${path} with the menu alone`).toBe(
        code === undefined ? 200 : 403,
      );
    }
  });
}
