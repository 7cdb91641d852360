import { boolean, enumeration, number, percent, referenceMany } from '@/dsl';

/** What is asked before waves begin. */
export const waveFields = {
  which: enumeration(['all', 'chosen'], { required: true, default: 'all' }),
  deviceIds: referenceMany('iot/device', { required: true, within: 'productId' }),
  onlineOnly: boolean({ default: true }),
  sizeUnit: enumeration(['devices', 'percent'], { required: true, default: 'percent' }),
  size: number({ required: true, min: 1, max: 5000, default: 10 }),
  limit: percent({ required: true, default: 10 }),
};

/** Those that are asked for these answers: devices are chosen only where not all are taken. */
export function editableFields(values: Readonly<Record<string, unknown>>): Partial<typeof waveFields> {
  const { deviceIds, ...rest } = waveFields;
  const size =
    values.sizeUnit === 'percent' ? number({ required: true, min: 1, max: 100, unit: '%' }) : waveFields.size;
  return {
    which: rest.which,
    ...(values.which === 'chosen' && { deviceIds }),
    onlineOnly: rest.onlineOnly,
    sizeUnit: rest.sizeUnit,
    size,
    limit: rest.limit,
  };
}

/** Devices of a wave: a percentage of all of them is at least one. */
export function waveSize(unit: unknown, size: number, devices: number): number {
  return unit === 'percent' ? Math.max(1, Math.ceil((devices * size) / 100)) : size;
}
