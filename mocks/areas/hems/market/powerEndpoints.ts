import { isoAt } from '../../../core/isoAt';
import type { BackendContext } from '../../../core/context';
import type { Endpoint } from '../../../core/router';
import type { Locale, Text } from '../../../core/texts';
import { pageOf } from '../../../crud/listAnswers';
import { STEP_HOURS } from '../../../energy/dayTime';
import type { Step } from '../../../energy/model';
import { costSaving, totalsOf, type Totals } from '../../../energy/totals';
import { atFields } from '../home/energy/atFields';
import { KW, KWH, PRICE, sent } from '../home/energy/homeUnits';
import { WEB } from '../home/path';
import { partsOf, readPowerRequest, toldOfAll, type PowerRequest } from './powerHomes';
import { savingParts, type SavingParts } from './savingParts';

type Row = Readonly<Record<string, number | null>>;

const POWERS: readonly (readonly [key: string, en: string, zh: string, of: (step: Step) => number])[] = [
  ['pvPower', 'Solar', '光伏', ({ pv }) => pv],
  ['gridPurchase', 'Grid import', '购电', (step) => step.import],
  ['gridExport', 'Grid export', '上网', (step) => step.export],
  ['batteryCharge', 'Battery charge', '充电', ({ batteryCharge }) => batteryCharge],
  ['batteryDischarge', 'Battery discharge', '放电', ({ batteryDischarge }) => batteryDischarge],
  ['chargerPower', 'EV charger', '充电桩', ({ charge }) => charge],
  ['hvacPower', 'Heat&Cool', '冷暖', ({ hvac }) => hvac],
  ['loadPower', 'Load', '负荷', ({ load }) => load],
];

function analysis(request: PowerRequest, locale: Locale) {
  const parts = partsOf(request, 'quarter');
  const all = toldOfAll(request);
  const places = all.map(() => 0);
  const slices = parts.map(({ at, to }) =>
    all.map((steps, home) => {
      let place = places[home] ?? 0;
      while ((steps[place]?.at ?? Infinity) < at) place += 1;
      const from = place;
      while ((steps[place]?.at ?? Infinity) < to) place += 1;
      places[home] = place;
      return steps.slice(from, place);
    }),
  );
  const mean = (steps: readonly Step[], of: (step: Step) => number) =>
    steps.reduce((sum, step) => sum + of(step), 0) / steps.length;
  const together = (homes: readonly (readonly Step[])[], of: (step: Step) => number) => {
    const known = homes.filter((steps) => steps.length > 0);
    return known.length === 0 ? null : sent(known.reduce((sum, steps) => sum + mean(steps, of), 0));
  };
  const prices = slices.map((homes) => {
    const known = homes.flat();
    return known.length === 0 ? null : sent(mean(known, ({ buy }) => buy));
  });
  return {
    timeZone: request.zone,
    currency: request.currency,
    xlist: parts.map(({ at }) => isoAt(at, request.zone)),
    signList: [],
    ylist: [
      ...POWERS.map(([dataKey, en, zh, of]) => ({
        name: { en, zh }[locale],
        dataKey,
        unit: KW,
        list: slices.map((homes) => together(homes, of)),
      })),
      { name: { en: 'Average price', zh: '平均电价' }[locale], dataKey: 'price', unit: PRICE, list: prices },
    ],
  };
}

/** A day of homes: their steps by home, and the totals of all. */
interface Day {
  readonly day: string;
  readonly homes: readonly (readonly Step[])[];
  readonly totals: Totals;
}

const dayOf = (day: string, homes: readonly (readonly Step[])[]): Day => ({
  day,
  homes,
  totals: totalsOf(homes.flat()),
});

function days(request: PowerRequest): Day[] {
  const all = toldOfAll(request);
  return partsOf(request, 'day').map(({ at, to, day }) =>
    dayOf(
      day,
      all.map((steps) => steps.filter((step) => step.at >= at && step.at < to)),
    ),
  );
}

/** What came in and what went out; what has no other place is loss. */
function balanceOf({ totals: sum }: Day): Row {
  const [production, purchased, discharged, consumption, exported, charged] = [
    sum.pv,
    sum.import,
    sum.batteryDischarge + sum.v2x,
    sum.consumption,
    sum.export,
    sum.batteryCharge,
  ].map((value) => sent(value) ?? 0);
  const loss = sent(
    (production ?? 0) + (purchased ?? 0) + (discharged ?? 0) - (consumption ?? 0) - (exported ?? 0) - (charged ?? 0),
  );
  return {
    production: production ?? null,
    purchased: purchased ?? null,
    discharged: discharged ?? null,
    consumption: consumption ?? null,
    exported: exported ?? null,
    charged: charged ?? null,
    loss,
  };
}

/** What was saved, and by which strategy; rounded so that the parts add up to the whole. */
function savingOf({ stations }: PowerRequest, { homes, totals }: Day): Row {
  const cents = (value: number) => Math.round(value * 100) / 100;
  const saving = cents(costSaving(totals));
  const baselineCost = cents(totals.baselineCost);
  const parts = homes.map((steps, home) => savingParts(steps, stations[home]?.site?.capacityTarget));
  const sum = (key: keyof SavingParts) => cents(parts.reduce((all, own) => all + own[key], 0));
  const others = {
    savingByTrading: sum('savingByTrading'),
    savingByCapacity: sum('savingByCapacity'),
    savingBySmartCharge: sum('savingBySmartCharge'),
    savingByHvac: sum('savingByHvac'),
  };
  const rest = Object.values(others).reduce((all, part) => all + part, 0);
  return {
    baselineCost,
    actualCost: cents(baselineCost - saving),
    saving,
    savingBySolar: cents(saving - rest),
    ...others,
    savingRate: baselineCost === 0 ? null : cents((saving / baselineCost) * 100),
  };
}

const added = (rows: readonly Row[], keys: readonly string[]): Row =>
  Object.fromEntries(keys.map((key) => [key, sent(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0))]));

/** Rows of days as figures, chart and table in one answer. */
function daily(request: PowerRequest, of: (day: Day) => Row, unit: string, params: Readonly<Record<string, unknown>>) {
  const rows = days(request).map((one) => ({ date: one.day, figures: of(one) }));
  const keys = Object.keys(of(dayOf('', [])));
  const whole = added(
    rows.map(({ figures }) => figures),
    keys,
  );
  const rate = whole.baselineCost
    ? { savingRate: Math.round(((whole.saving ?? 0) / whole.baselineCost) * 10_000) / 100 }
    : {};
  const total = { ...whole, ...(keys.includes('savingRate') && { savingRate: null }), ...rate };
  return {
    timeZone: request.zone,
    currency: request.currency,
    ...total,
    xlist: rows.map(({ date }) => date),
    ylist: keys.map((dataKey) => ({
      dataKey,
      unit: dataKey === 'savingRate' ? '%' : unit,
      list: rows.map(({ figures }) => figures[dataKey] ?? null),
    })),
    ...pageOf(
      rows.map(({ date, figures }) => ({ date, ...figures })),
      params,
    ),
    total,
  };
}

const NODES: readonly (readonly [id: string, type: string, name: Text])[] = [
  ['pv', 'pv', { en: 'Solar', zh: '光伏' }],
  ['grid', 'grid', { en: 'Grid', zh: '电网' }],
  ['battery', 'battery', { en: 'Battery', zh: '储能' }],
  ['load', 'load', { en: 'Home load', zh: '家庭负荷' }],
  ['hvac', 'hvac', { en: 'Heat&Cool', zh: '冷暖' }],
  ['charger', 'charger', { en: 'EV charger', zh: '充电桩' }],
  ['stored', 'battery', { en: 'Battery charge', zh: '储能充电' }],
  ['export', 'export', { en: 'Grid export', zh: '上网' }],
];

/**
 * H-292: what each source gave to each use, shared out step by step: uses first, then what is stored, then what goes
 * out.
 */
function traceability(request: PowerRequest, locale: Locale) {
  const links = new Map<string, number>();
  for (const step of toldOfAll(request).flat()) {
    const sources: [string, number][] = [
      ['pv', step.pv],
      ['battery', step.batteryDischarge + step.v2x],
      ['grid', step.import],
    ];
    for (const [use, wanted] of [
      ['load', step.load],
      ['hvac', step.hvac],
      ['charger', step.charge],
      ['stored', step.batteryCharge],
      ['export', step.export],
    ] as const) {
      let left = wanted;
      for (const source of sources) {
        const moved = Math.min(left, source[1]);
        if (moved <= 1e-9) continue;
        source[1] -= moved;
        left -= moved;
        links.set(`${source[0]} ${use}`, (links.get(`${source[0]} ${use}`) ?? 0) + moved * STEP_HOURS);
      }
    }
  }
  const list = [...links]
    .map(([key, value]) => {
      const [source = '', target = ''] = key.split(' ');
      return { source, target, value: Math.round(value * 100) / 100 };
    })
    .filter(({ value }) => value > 0);
  const used = new Set(list.flatMap(({ source, target }) => [source, target]));
  const sum = totalsOf(toldOfAll(request).flat());
  const share = (of: number, per: number) =>
    per > 0 ? Math.round(Math.min(1, Math.max(0, of / per)) * 10_000) / 100 : null;
  return {
    timeZone: request.zone,
    greenShare: share(sum.pv, sum.pv + sum.import),
    selfUse: share(sum.pv - sum.export, sum.pv),
    independence: share(sum.consumption - sum.import, sum.consumption),
    nodes: NODES.filter(([id]) => used.has(id)).map(([id, type, name]) => ({ id, type, name: name[locale] })),
    links: list.map((link) => ({ ...link, unit: KWH })),
  };
}

/** Power and energy of homes together (spec 02 §7). */
export function powerEndpoints(context: BackendContext): Endpoint[] {
  const call = (
    path: string,
    page: string,
    answer: (request: PowerRequest, locale: Locale, params: Readonly<Record<string, unknown>>) => unknown,
  ): Endpoint => ({
    method: 'POST',
    path: `${WEB}/power/${path}`,
    need: { menus: [page] },
    handle: (incoming) =>
      atFields(context, page, incoming, () =>
        answer(readPowerRequest(context, page, incoming), incoming.locale, incoming.params),
      ),
  });
  return [
    call('homeAnalysis', 'hems/home-analysis', analysis),
    call('energyTraceability', 'hems/energy-traceability', traceability),
    call('energyTracking', 'hems/energy-tracking', (request, _, params) => daily(request, balanceOf, KWH, params)),
    call('costSavingAnalysis', 'hems/cost-saving-analysis', (request, _, params) =>
      daily(request, (day) => savingOf(request, day), request.currency, params),
    ),
  ];
}
