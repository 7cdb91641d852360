import { periodOf, type Period } from '@/schema/dates/period';
import type { AnyRecord } from '@/schema';
import { sumOf, type Figures, type StationReader } from './stationReader';

/** One figure, as so many places say it. Null: a place has none of it, which is none of its business. */
export interface Claim {
  readonly what: string;
  readonly said: Readonly<Record<string, number | null | undefined>>;
  /** Places add up so many rounded rows. */
  readonly rows?: number;
}

const column = (rows: readonly AnyRecord[], name: string): number | null => sumOf(rows.map((row) => row[name]));
const plus = (...values: readonly (number | null | undefined)[]): number | null => sumOf(values);

/** Energy and money of a station over a period: statistics, diary, and the sum of what stands in it. */
export async function ofPeriod(read: StationReader, stationId: string, period: Period): Promise<Claim[]> {
  const figures = (name: string): Promise<Figures> => read.figures(name, { stationId, period });
  const rowsOf = (name: string): Promise<Figures> => read.sums(name, 'rows', { stationId, period });
  const diary = await read.records('cloud/diary', { stationId, date: [period.from, period.to] });
  const days = diary.length;
  const [station, pv, storage, charger, city] = await Promise.all(
    ['station', 'pv', 'storage', 'charger', 'city'].map((one) => figures(`statistics/${one}-energy`)),
  );
  const [all, sun, battery, cars, mains] = await Promise.all(
    ['station', 'pv', 'storage', 'charge-pile', 'city'].map((one) => figures(`statistics/${one}-benefit`)),
  );
  const unit = await figures('statistics/smart-grid-unit');
  const told = await figures('cloud/diary-statistics');
  const table = await rowsOf('statistics/station-energy');
  const energies = (['chargeEnergy', 'dischargeEnergy', 'importEnergy', 'exportEnergy', 'chargerEnergy'] as const).map(
    (name): Claim => ({
      what: name,
      rows: days,
      said: {
        station: station?.[name],
        part: { ...storage, ...charger, ...city }[name],
        'diary statistics': told[name],
        diary: column(diary, name),
        table: table[name],
      },
    }),
  );
  return [
    ...energies,
    {
      what: 'generation',
      rows: days,
      said: {
        station: station?.generation,
        pv: pv?.generation,
        'diary statistics': told.pvEnergy,
        diary: column(diary, 'pvEnergy'),
        table: table.generation,
      },
    },
    {
      what: 'generation is used or fed in',
      said: { pv: pv?.generation, 'used and fed in': plus(pv?.selfUse, pv?.exportEnergy) },
    },
    {
      what: 'what comes in goes out',
      said: {
        in: plus(station?.importEnergy, station?.generation, station?.dischargeEnergy),
        out: plus(station?.consumption, station?.exportEnergy, station?.chargeEnergy),
      },
    },
    {
      what: 'consumption',
      said: {
        station: station?.consumption,
        'smart grid unit': unit.supplyEnergy,
        'its parts': plus(unit.gridEnergy, unit.pvEnergy, unit.storageEnergy),
      },
    },
    { what: 'mains energy', said: { energy: city?.importEnergy, benefit: mains?.energy } },
    { what: 'charged energy', said: { energy: charger?.chargerEnergy, benefit: cars?.energy } },
    { what: 'mains cost', said: { benefit: mains?.cost, 'smart grid unit': unit.supplyFee } },
    { what: 'income', said: { station: all?.income, 'its parts': plus(sun?.income, battery?.income, cars?.income) } },
    { what: 'cost', said: { station: all?.cost, 'its parts': plus(sun?.cost, battery?.cost, cars?.cost) } },
    {
      what: 'profit',
      rows: days,
      said: {
        station: all?.profit,
        'its parts': plus(sun?.profit, battery?.profit, cars?.profit),
        'diary statistics': told.income,
        diary: column(diary, 'income'),
      },
    },
    {
      what: 'income of the sun',
      said: { pv: sun?.income, 'its parts': plus(sun?.selfUseIncome, sun?.feedInIncome, sun?.subsidy) },
    },
    {
      what: 'income of charging',
      said: { charging: cars?.income, 'its parts': plus(cars?.electricityFee, cars?.serviceFee) },
    },
  ];
}

/** What monitoring shows of today, against the statistics of today. */
export async function ofToday(read: StationReader, stationId: string, today: string): Promise<Claim[]> {
  const period = periodOf('day', today);
  const list = (name: string) => read.records(`cloud/${name}`, { stationId });
  const [storage, pcs, piles, mains] = await Promise.all(['storage', 'pcs', 'charge-pile', 'city'].map(list));
  const [above, ofPiles] = await Promise.all([
    read.summary('cloud/storage', { stationId }),
    read.summary('cloud/charge-pile', { stationId }),
  ]);
  const energy = await read.figures('statistics/station-energy', { stationId, period });
  const cars = await read.figures('statistics/charge-pile-benefit', { stationId, period });
  const claim = (what: string, said: Claim['said'], rows: readonly AnyRecord[] = []): Claim => ({
    what: `today: ${what}`,
    said,
    rows: rows.length,
  });
  return [
    claim(
      'charged',
      {
        statistics: storage?.length ? energy.chargeEnergy : null,
        storage: column(storage ?? [], 'todayCharge'),
        'above the list': above.todayCharge,
        converters: column(pcs ?? [], 'todayCharge'),
      },
      pcs,
    ),
    claim(
      'discharged',
      {
        statistics: storage?.length ? energy.dischargeEnergy : null,
        storage: column(storage ?? [], 'todayDischarge'),
        'above the list': above.todayDischarge,
        converters: column(pcs ?? [], 'todayDischarge'),
      },
      pcs,
    ),
    claim(
      'sold to cars',
      {
        statistics: piles?.length ? energy.chargerEnergy : null,
        connectors: column(piles ?? [], 'todayEnergy'),
        'above the list': ofPiles.todayEnergy,
      },
      piles,
    ),
    claim(
      'paid for charging',
      {
        statistics: piles?.length ? cars.income : null,
        connectors: column(piles ?? [], 'todayFee'),
        'above the list': ofPiles.todayFee,
      },
      piles,
    ),
    claim('from the mains', { statistics: energy.importEnergy, meter: column(mains ?? [], 'todayImport') }),
    claim('to the mains', { statistics: energy.exportEnergy, meter: column(mains ?? [], 'todayExport') }),
  ];
}

/** How many devices stand there, and how they are. */
export async function ofDevices(read: StationReader, stationId: string): Promise<Claim[]> {
  const devices = await read.records('cloud/device', { stationId });
  const overview = await read.figures('cloud/device-overview', { stationId });
  const rows = await read.sums('cloud/device-overview', 'stations', { stationId });
  return [
    { what: 'devices', said: { list: devices.length, overview: overview.deviceCount, 'by station': rows.deviceCount } },
    {
      what: 'devices on line and off',
      said: { overview: overview.deviceCount, 'on line and off': plus(overview.onlineCount, overview.offlineCount) },
    },
    { what: 'devices on line', said: { overview: overview.onlineCount, 'by station': rows.onlineCount } },
  ];
}

/** What a month of a station with panels is in its statistics, its report, its month and its bills. */
export async function ofMonth(read: StationReader, stationId: string, month: string): Promise<Claim[]> {
  const period = periodOf('month', `${month}-01`);
  const [counted] = await read.records('pv/monthly-statistics', { stationId, month });
  if (counted?.source !== 'calculated') return []; // corrected by a person, or imported
  const bills = await read.records('pv/electric-bill', { stationId, billMonth: month });
  const bill = (type: string) => bills.find(({ billType }) => billType === type);
  const number = (record: AnyRecord | undefined, name: string): number | null =>
    typeof record?.[name] === 'number' ? record[name] : null;
  const report = await read.sums('pv/station-synthesize', 'rows', { stationId, period });
  const [energy, benefit, mains] = await Promise.all(
    ['statistics/pv-energy', 'statistics/pv-benefit', 'statistics/city-energy'].map((name) =>
      read.figures(name, { stationId, period }),
    ),
  );
  const claim = (what: string, said: Claim['said']): Claim => ({ what: `month: ${what}`, said });
  return [
    claim('generation', {
      month: number(counted, 'generation'),
      report: report.generation,
      statistics: energy?.generation,
    }),
    claim('used at the site', {
      month: number(counted, 'selfUse'),
      report: report.selfUse,
      statistics: energy?.selfUse,
    }),
    claim('fed in', {
      month: number(counted, 'feedIn'),
      report: report.feedIn,
      statistics: energy?.exportEnergy,
      'meter of the bill': number(bill('feedIn'), 'meterEnergy'),
    }),
    claim('mains', {
      month: number(counted, 'mainsEnergy'),
      statistics: mains?.importEnergy,
      'meter of the bill': number(bill('purchase'), 'meterEnergy'),
    }),
    claim('earned', { month: number(counted, 'totalFee'), report: report.income, statistics: benefit?.income }),
    claim('equivalent hours', {
      month: number(counted, 'equivalentHours'),
      report: report.equivalentHours,
      statistics: energy?.equivalentHours,
    }),
    ...bills.map((one) =>
      claim(`bill (${String(one.billType)})`, {
        total: number(one, 'totalEnergy'),
        'by period': plus(
          ...['sharp', 'peak', 'flat', 'valley', 'deepValley'].map((name) => number(one, `${name}Energy`)),
        ),
      }),
    ),
  ];
}
