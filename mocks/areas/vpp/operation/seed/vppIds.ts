import { seedId } from '../../../../core/ids';

/** Ids of seeded records, by what they are. */
export const plantId = (key: string): string => seedId(`vpp plant ${key}`);
export const vppResourceId = (site: string, type: string): string => seedId(`vpp resource ${site} ${type}`);
export const unitId = (plant: string, type: string): string => seedId(`vpp unit ${plant} ${type}`);
export const platformId = (key: string): string => seedId(`operation platform ${key}`);
export const companyId = (key: string): string => seedId(`power supply company ${key}`);
