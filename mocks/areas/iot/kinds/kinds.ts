import { chargerKinds } from './chargerKinds';
import { gridKinds } from './gridKinds';
import type { Kind } from './kind';
import { solarKinds } from './solarKinds';
import { storageKinds } from './storageKinds';

const all = { ...gridKinds, ...solarKinds, ...storageKinds, ...chargerKinds };

export type KindKey = keyof typeof all;

/** Every kind of device the platform knows. */
export const kinds: Readonly<Record<KindKey, Kind>> = all;

export const kindKeys = Object.keys(all) as KindKey[];
