import type { MeasureTone } from '@/schema';

interface Kind {
  readonly tone: MeasureTone;
  /** It is said in the server's words, which know more of it. */
  readonly unnamed?: true;
  /** Bars of one name stand on each other. */
  readonly stack?: 'usage' | 'generation';
}

const KINDS: Readonly<Record<string, Kind>> = {
  batteryCharged: { tone: 'battery', stack: 'usage' },
  evChargerCharged: { tone: 'charger', stack: 'usage' },
  otherLoad: { tone: 'home', stack: 'usage' },
  batteryDischarged: { tone: 'battery', stack: 'generation' },
  evChargerDischarged: { tone: 'charger', stack: 'generation' },
  pvProduction: { tone: 'solar', stack: 'generation' },
  usage: { tone: 'home' },
  generation: { tone: 'solar' },
  consumption: { tone: 'home' },
  production: { tone: 'solar' },
  pvGeneration: { tone: 'solar' },
  gridPurchase: { tone: 'grid' },
  gridExport: { tone: 'grid' },
  gridExported: { tone: 'grid' },
  exported: { tone: 'grid' },
  batteryCharge: { tone: 'battery' },
  batteryDischarge: { tone: 'battery' },
  selfUse: { tone: 'good' },
  selfUsePercent: { tone: 'good' },
  independence: { tone: 'good' },
  home: { tone: 'home', unnamed: true },
  battery: { tone: 'battery', unnamed: true },
  charger: { tone: 'charger', unnamed: true },
  grid: { tone: 'grid', unnamed: true },
  pvCarbonReduction: { tone: 'carbon' },
  costSaving: { tone: 'good' },
};

const NAMES = new Map(Object.keys(KINDS).map((name) => [name.toLowerCase(), name]));

/** A type of usage or generation or a field of the report (spec 02 §3): its name in `hems.usage.kinds`, its tone, its stack; undefined for types nobody knows. */
export function energyKind(type: string): (Kind & { readonly name: string }) | undefined {
  const name = NAMES.get(type.replace(/[\s_-]/g, '').toLowerCase());
  const kind = name === undefined ? undefined : KINDS[name];
  return name !== undefined && kind ? { name, ...kind } : undefined;
}

/** The kind of a series of an answer, by what tells it from the others or by its name. */
export function kindOf({ key, name, text }: { readonly key: string; readonly name: string; readonly text: string }): ReturnType<typeof energyKind> {
  return energyKind(key) ?? energyKind(name || text);
}
