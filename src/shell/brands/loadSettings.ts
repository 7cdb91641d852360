import { inBase } from '@/access/internal';
import { readWire, type WireConfig, asObject } from '@/api';
import type { ConsoleOptions } from '../consoleOptions';
import type { Brand } from './brand';
import { chooseBrand } from './chooseBrand';
import { defaultBrand } from './defaultBrand';
import { readInsight, type Insight } from '../insight/insight';
import { placedBrand } from './placedBrand';

const CAP_MS = 1500;

/** What `/brands.json` says, read at every start: nothing of it is in the build. */
export interface Settings {
  /** The brand of this host; the default brand when the file cannot be read or takes too long. */
  readonly brand: Brand;
  /** How the backend speaks, where it differs: the file's `wire`, and the prefix of the brand. */
  readonly wire: Partial<WireConfig>;
  /** Where errors and times are told; undefined: nowhere. */
  readonly insight?: Insight | undefined;
}

const usual: Settings = { brand: placedBrand(defaultBrand), wire: {} };

/** The settings of this host from the configuration file, read without cache. */
async function placedSettings(): Promise<Settings> {
  try {
    const answer = await fetch(inBase('/brands.json'), { cache: 'no-store', signal: AbortSignal.timeout(CAP_MS) });
    if (!answer.ok) return usual;
    const file: unknown = await answer.json();
    const brand = placedBrand(chooseBrand(file, window.location.hostname));
    const { platformPrefix } = brand;
    return {
      brand,
      insight: readInsight(asObject(file)?.insight),
      wire: { ...readWire(asObject(file)?.wire), ...(platformPrefix !== undefined && { platformPrefix }) },
    };
  } catch {
    return usual;
  }
}

/** What the console was started with, above the settings of this host. */
export async function loadSettings(given: ConsoleOptions = {}): Promise<Settings> {
  const [settings, brand] = await Promise.all([
    placedSettings(),
    typeof given.brand === 'function' ? given.brand() : given.brand,
  ]);
  return { ...settings, ...(brand && { brand }), wire: { ...settings.wire, ...given.wire } };
}
