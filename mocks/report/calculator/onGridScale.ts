/** m², percent, kVA, hours, kW. */
export interface OnGridInput {
  readonly area: number;
  readonly usableRate: number;
  readonly areaPerKwp: number;
  readonly transformerCapacity: number;
  readonly transformerRate: number;
  readonly annualSunHours: number;
  readonly systemEfficiency: number;
  /** What is used while the sun shines; without it nobody can tell how much of it is used on site. */
  readonly dailyPeakLoad?: number | null;
}

/** The share of a sunny day of twelve hours, a half wave with that peak, that a constant load uses; percent. */
function selfUseOf(load: number, peak: number): number {
  if (load >= peak) return 100;
  const crossing = Math.asin(load / peak);
  return (((Math.PI * load) / (2 * peak)) * (1 - (2 * crossing) / Math.PI) + 1 - Math.cos(crossing)) * 100;
}

/**
 * How much panel fits on a roof behind a transformer, which of the two binds, and what it gives in a year (operations
 * §6.3).
 */
export function onGridScale(input: OnGridInput) {
  const {
    area,
    usableRate,
    areaPerKwp,
    transformerCapacity,
    transformerRate,
    annualSunHours,
    systemEfficiency,
    dailyPeakLoad,
  } = input;
  const onRoof = (area * usableRate) / 100 / areaPerKwp;
  const behindTransformer = (transformerCapacity * transformerRate) / 100;
  const pvCapacity = Math.min(onRoof, behindTransformer);
  const annualGeneration = (pvCapacity * annualSunHours * systemEfficiency) / 100;
  const peak = ((annualGeneration / 365) * Math.PI) / 24;
  const known = dailyPeakLoad !== null && dailyPeakLoad !== undefined && peak > 0;
  return {
    pvCapacity,
    limit: onRoof <= behindTransformer ? 'roof' : 'transformer',
    annualGeneration,
    selfUseRate: known ? selfUseOf(dailyPeakLoad, peak) : null,
  };
}
