import { inBase } from '@/access/internal';
import { readWire, type WireConfig, asObject } from '@/api';
import type { ConsoleOptions } from '../consoleOptions';
import type { Brand } from './brand';
import { chooseBrand } from './chooseBrand';
import { defaultBrand } from './defaultBrand';
import { keptFile } from '../first/keptFile';
import { readInsight, type Insight } from '../insight/insight';
import { placedBrand } from './placedBrand';

const CAP_MS = 1500;

/** What `/brands.json` says, read at every start: nothing of it is in the build. */
export interface Settings {
  /** The brand of this host; the default brand where nothing is known of the file. */
  readonly brand: Brand;
  /** How the backend speaks, where it differs: the file's `wire`, and the prefix of the brand. */
  readonly wire: Partial<WireConfig>;
  /** Where errors and times are told; undefined: nowhere. */
  readonly insight?: Insight | undefined;
}

/** The settings of this host by the configuration file; the default brand where there is none of it. */
function settingsOf(file: unknown): Settings {
  if (file === undefined) return { brand: placedBrand(defaultBrand), wire: {} };
  const brand = placedBrand(chooseBrand(file, window.location.hostname));
  const { platformPrefix } = brand;
  return {
    brand,
    insight: readInsight(asObject(file)?.insight),
    wire: { ...readWire(asObject(file)?.wire), ...(platformPrefix !== undefined && { platformPrefix }) },
  };
}

/** The configuration file as it is now, read without cache; as the page began with it where it comes too late. */
async function readFile(): Promise<unknown> {
  try {
    const answer = await fetch(inBase('/brands.json'), { cache: 'no-store', signal: AbortSignal.timeout(CAP_MS) });
    return answer.ok ? await answer.json() : keptFile();
  } catch {
    return keptFile();
  }
}

/** What the console was started with, above the settings of this host. */
export async function loadSettings(given: ConsoleOptions = {}): Promise<Settings> {
  const [settings, brand] = await Promise.all([
    readFile().then(settingsOf),
    typeof given.brand === 'function' ? given.brand() : given.brand,
  ]);
  return { ...settings, ...(brand && { brand }), wire: { ...settings.wire, ...given.wire } };
}
