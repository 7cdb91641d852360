/** What a device of the energy cloud is (proposed fields B). */
export const DEVICE_TYPES = [
  'inverter',
  'pcs',
  'bms',
  'meter',
  'charger',
  'gateway',
  'combiner',
  'transformer',
  'weather',
  'camera',
  'other',
] as const;
