import { seedId } from '../../../core/ids';
import type { KindKey } from '../kinds/kinds';

/** Ids of seeded records, by what they are. */
export const brandId = (name: string): string => seedId(`iot brand ${name}`);
export const modelId = (name: string): string => seedId(`iot model ${name}`);
export const typeId = (kind: KindKey): string => seedId(`iot type ${kind}`);
export const productOf = (model: string): string => seedId(`iot product ${model}`);
export const propertyId = (model: string, code: string): string => seedId(`iot property ${model} ${code}`);
export const deviceId = (sn: string): string => seedId(`iot device ${sn}`);
export const gradeId = (key: string): string => seedId(`iot grade ${key}`);
export const ruleId = (key: string): string => seedId(`iot rule ${key}`);
