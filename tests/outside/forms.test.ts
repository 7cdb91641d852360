import { describe, expect, it } from 'vitest';
import { date, dateTime, defineResource, money, number, percent, text, timeOfDay } from '@/dsl';
import { findHeaderRow } from '@/schema/sheet/matchHeadings';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';
import { importedRows } from './readFixture';

const meter = defineResource({
  name: 'area/meter',
  api: { base: '/area/meter', create: 'POST create' },
  fields: {
    point: text(),
    at: dateTime({ future: true }),
    day: date({ future: true }),
    time: timeOfDay({ end: true }),
    energy: number({ unit: 'kWh', decimals: 6 }),
    share: percent(),
    cost: money({ min: -9999 }),
    price: number({ unit: 'money/kWh', decimals: 4 }),
    count: number({ decimals: 3 }),
  },
});
const NAMES = {
  point: 'Point',
  at: 'At',
  day: 'Day',
  time: 'Time',
  energy: 'Energy',
  share: 'Share',
  cost: 'Cost',
  price: 'Price',
  count: 'Count',
};

const utf8 = (given: string): Uint8Array => new TextEncoder().encode(given);
const windows1252 = (given: string): Uint8Array =>
  Uint8Array.from(given, (sign) => ({ '€': 0x80, '’': 0x92, '–': 0x96 })[sign] ?? sign.charCodeAt(0));
const utf16 = (given: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\ufeff${given}`, (sign) => sign.charCodeAt(0)).buffer);

/** What each row is read as: its values by column, and the rules that the others break. */
async function readAs(bytes: Uint8Array) {
  const all = (await readWorkbook(Uint8Array.from(bytes).buffer, { mostRows: 100 })).sheets[0]?.rows ?? [];
  const fields = Object.entries(NAMES).map(([name, heading]) => ({ name, names: [heading, name] }));
  const { rows, questions } = importedRows(meter, all.slice(findHeaderRow(all, fields, 20)), NAMES);
  const told = rows.map(({ values, problems }) => ({
    ...values,
    ...Object.fromEntries(Object.entries(problems).map(([name, { rule }]) => [name, rule])),
  }));
  return { rows: told, doubts: questions.map(({ field }) => field) };
}

describe('a file as somebody else writes it', () => {
  it.each<[string, Uint8Array, readonly object[]]>([
    [
      'of semicolons and decimal commas in Windows-1252, below a title and above a total',
      windows1252(
        'Zählerübersicht – Süd\n\nDay;Energy;Cost\n01.11.2026;0,285;0,28 €\n02.11.2026;12,345;1.234,50 €\nSumme;12,630;1.234,78 €\n',
      ),
      [
        { day: '2026-11-01', energy: 0.285, cost: 0.28 },
        { day: '2026-11-02', energy: 12.345, cost: 1234.5 },
        { day: 'sheetUnreadable', energy: 12.63, cost: 1234.78 },
      ],
    ],
    [
      'of tabs in two bytes a letter',
      utf16('Point\tDay\tEnergy\nPunto ñ\t2026/11/01\t1.234,567\nB\t2026/11/02\t0,5\n'),
      [
        { point: 'Punto ñ', day: '2026-11-01', energy: 1234.567 },
        { point: 'B', day: '2026-11-02', energy: 0.5 },
      ],
    ],
    [
      'that names its separator and keeps figures as texts',
      utf8('sep=;\n"Day";"Energy"\n"2026-11-01";"=""0,285"""\n="2026-11-02";="1,5"\n'),
      [
        { day: '2026-11-01', energy: 0.285 },
        { day: '2026-11-02', energy: 1.5 },
      ],
    ],
    [
      'of an autumn night, its second hour written twice',
      utf8('At,Energy\n2026-10-25 01:45,1\n2026-10-25 02:00,2\n2026-10-25 02:00,3\n2026-10-25 03:00,4\n'),
      ['01:45', '02:00', '02:00', '03:00'].map((clock, place) => ({ at: `2026-10-25 ${clock}:00`, energy: place + 1 })),
    ],
    [
      'of days by the week',
      utf8('Day,Count\n2026-W45-3,1\n2026W453,2\n2026-W53-7,3\n2027-W53-1,4\n2026-W45,5\n'),
      [
        { day: '2026-11-04', count: 1 },
        { day: '2026-11-04', count: 2 },
        { day: '2027-01-03', count: 3 },
        { day: 'sheetUnreadable', count: 4 },
        { day: 'sheetUnreadable', count: 5 },
      ],
    ],
    [
      'of times until the end of a day, and later ones',
      utf8('At,Time\n2026-11-01 24:00,24:00\n2026-11-01 24:15,24:15\n31.12.2026 24:00:00,24:00:00\n'),
      [
        { at: '2026-11-02 00:00:00', time: '24:00' },
        { at: 'sheetAfterDay', time: 'sheetAfterDay' },
        { at: '2027-01-01 00:00:00', time: '24:00' },
      ],
    ],
    [
      'of days in another calendar, and of days that nobody filled in',
      utf8('Day,At\n1405-08-10,1448-05-20 08:00\n0001-01-01,1899-12-31 00:00\n'),
      [
        { day: 'sheetNoDay', at: 'sheetNoDay' },
        { day: 'sheetNoDay', at: 'sheetNoDay' },
      ],
    ],
    [
      'of an accountant',
      utf8(
        'Energy,Count,Cost\n"(1,234.56)","(0.05)",($12.50)\n"1,234.56-",-,$(12.50)\n"- 5","−7","$ -12.50"\n—,5-,"12,-"\n1,2,"€ 1.234,--"\n',
      ),
      [
        { energy: -1234.56, count: -0.05, cost: -12.5 },
        { energy: -1234.56, cost: -12.5 },
        { energy: -5, count: -7, cost: -12.5 },
        { count: -5, cost: 12 },
        { energy: 1, count: 2, cost: 1234 },
      ],
    ],
    [
      'with blanks that do not break between thousands',
      utf8('Energy;Count\n1\u00a0234,5;1\u202f234\n12\u2009345;1\u00a0234\u00a0567,25\n'),
      [
        { energy: 1234.5, count: 1234 },
        { energy: 12345, count: 1234567.25 },
      ],
    ],
    [
      'from Switzerland',
      utf8("Energy;Cost\n1'234.50;CHF 1’234.50\n12'345;0.5\n"),
      [
        { energy: 1234.5, cost: 1234.5 },
        { energy: 12345, cost: 0.5 },
      ],
    ],
    [
      'from India',
      utf8('Energy,Count\n"12,34,567.8","1,23,456"\n"1,00,000","12,34,56,789"\n'),
      [
        { energy: 1234567.8, count: 123456 },
        { energy: 100000, count: 123456789 },
      ],
    ],
    [
      'in figures of Arabic, Persian and Devanagari',
      utf8('Energy,Count,Day,Share\n١٢٣٫٤٥,١٬٢٣٤٬٥٦٧,٢٠٢٦-١١-٠١,١٢٪\n٠٫٢٨٥,۱۲۳,۲۰۲۶/۱۱/۰۲,۱۲٫۵\n४२,−५,२०२६-११-०३,९\n'),
      [
        { energy: 123.45, count: 1234567, day: '2026-11-01', share: 12 },
        { energy: 0.285, count: 123, day: '2026-11-02', share: 12.5 },
        { energy: 42, count: -5, day: '2026-11-03', share: 9 },
      ],
    ],
    [
      'in letters of full width',
      utf8(
        'Energy,Count,Day\n１２３．４５,"１，２３４，５６７",２０２６－１１－０１\n０．２８５,－５,２０２６年１１月２日\n',
      ),
      [
        { energy: 123.45, count: 1234567, day: '2026-11-01' },
        { energy: 0.285, count: -5, day: '2026-11-02' },
      ],
    ],
    [
      'of percent',
      utf8('Share,Count\n12%,1\n12.5 %,2\n0.12,3\n1250‰,4\n'),
      [
        { share: 12, count: 1 },
        { share: 12.5, count: 2 },
        { share: 0.12, count: 3 },
        { share: 'sheetNumberIn', count: 4 },
      ],
    ],
  ])('%s', async (_, bytes, expected) => expect(await readAs(bytes)).toEqual({ rows: expected, doubts: [] }));

  it('that mixes marks of decimals is asked about in each column that it matters in', async () =>
    expect(await readAs(utf8('Energy;Count;Cost\n0,285;1.234;0,5\n1.5;2.345;1.234,5\n1.234;3,456;7\n'))).toEqual({
      rows: [
        { energy: 0.285, count: 'sheetTwofold', cost: 0.5 },
        { energy: 1.5, count: 'sheetTwofold', cost: 1234.5 },
        { energy: 'sheetTwofold', count: 'sheetTwofold', cost: 7 },
      ],
      doubts: ['energy', 'count'],
    }));
});

describe('a column that is told in another unit than its field', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['is converted', 'Energy (MWh)', [285, 12_345.5, 12]],
    ['also in square brackets', 'Energy [MWh]', [285, 12_345.5, 12]],
    ['also in brackets of full width', 'Energy（MWh）', [285, 12_345.5, 12]],
    ['also behind a word', 'Energy MWh', [285, 12_345.5, 12]],
    ['is as it is in its own unit', 'Energy (kWh)', [0.285, 12.3455, 12]],
    ['and in none', 'Energy (net)', [0.285, 12.3455, 12]],
    ['is refused where it is another quantity', 'Energy (kW)', ['sheetNumberIn', 'sheetNumberIn', 12]],
    ['or of a size nobody knows', 'Energy (万kWh)', ['sheetNumberIn', 'sheetNumberIn', 12]],
  ])('%s: %s', async (_, heading, values) => {
    const { rows } = await readAs(utf8(`Day;${heading}\n2026-11-01;0,285\n2026-11-02;12,3455\n2026-11-03;12 kWh\n`));
    expect(rows).toEqual(values.map((energy, place) => ({ day: `2026-11-0${place + 1}`, energy })));
  });

  it('has its unit also in the line below', async () =>
    expect((await readAs(utf8('Day;Energy;Count\n;MWh;\n2026-11-01;0,285;1\n'))).rows).toEqual([
      { energy: 'sheetNumberIn' },
      { day: '2026-11-01', energy: 285, count: 1 },
    ]));

  it('has numbers of a workbook that are read in one way only', () => {
    const cells = [['Energy (MWh)'], [1.234], [12.5], [-0.285], [1234], [null], ['1.234,5'], ['-']];
    const { rows, questions } = importedRows(meter, cells, NAMES);
    expect(questions).toEqual([]);
    expect(rows.map(({ values, problems }) => [values.energy, problems])).toEqual(
      [1234, 12_500, -285, 1_234_000, undefined, 1_234_500, undefined].map((energy) => [energy, {}]),
    );
  });

  it('is one of prices, too', async () =>
    expect(
      (await readAs(utf8('Day;Price (ct/kWh)\n2026-11-01;28,5\n2026-11-02;€ 0,28\n'))).rows.map((row) =>
        Reflect.get(row, 'price'),
      ),
    ).toEqual([0.285, 0.28]));

  it('is refused where it is a price of more', async () =>
    expect((await readAs(utf8('Day;Price (EUR/MWh)\n2026-11-01;28,5\n'))).rows).toEqual([
      { day: '2026-11-01', price: 'sheetNumber' },
    ]));
});
