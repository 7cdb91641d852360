import type { DeviceType } from '../../../world/model';

/**
 * Devices of the world that are devices of the energy cloud, and what they are there. Strings, modules and connectors
 * are parts of those.
 */
const TYPES: Partial<Record<DeviceType, string>> = {
  controller: 'gateway',
  gridMeter: 'meter',
  loadMeter: 'meter',
  inverter: 'inverter',
  pcs: 'pcs',
  bms: 'bms',
  charger: 'charger',
  transformer: 'transformer',
  weatherStation: 'weather',
};
export const cloudType = (type: DeviceType): string | undefined => TYPES[type];

const STATES: Readonly<Record<string, string>> = { charging: 'running', discharging: 'running' };
/** A state of the world as the energy cloud names it. */
export const cloudState = (state: string | undefined): string => STATES[state ?? ''] ?? state ?? 'offline';
