import { figureDecimals } from '@/schema';

/**
 * Decimals of a figure about forecasts: percents have two wherever one stands (proposed fields: percent), everything
 * else those of its unit.
 */
export const accuracyDecimals = (unit: string): number => (unit.trim() === '%' ? 2 : figureDecimals(unit));
