/** What a house is like, of homes and of those that may become one (proposed fields, home). */
export const HOUSE_TYPES = ['apartment', 'terraced', 'semiDetached', 'detached', 'other'] as const;
export const HEATING_SOURCES = [
  'gasBoiler',
  'heatPump',
  'hybridHeatPump',
  'districtHeating',
  'electric',
  'oil',
  'pellet',
  'other',
] as const;
export const GRID_CONNECTIONS = [
  '1x25A',
  '1x35A',
  '1x40A',
  '3x16A',
  '3x20A',
  '3x25A',
  '3x35A',
  '3x50A',
  '3x63A',
] as const;
