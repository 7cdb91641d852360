/** What a resource of a type is like before anybody says otherwise (`default/info`). */
export interface ResourceDefaults {
  readonly rampRate: number;
  readonly responseTime: number;
  readonly maxDuration: number;
  readonly minInterval: number;
  readonly controlMode: 'direct' | 'auto' | 'manual';
  readonly baselineMethod: 'avg5' | 'high4of5' | 'weather' | 'declared';
  readonly shareRatio: number;
  /** Share of the yuan or euro price of a kWh. */
  readonly adjustCost: number;
}

const like = (
  rampRate: number,
  responseTime: number,
  maxDuration: number,
  minInterval: number,
  controlMode: ResourceDefaults['controlMode'],
  baselineMethod: ResourceDefaults['baselineMethod'],
  shareRatio: number,
  adjustCost: number,
): ResourceDefaults => ({
  rampRate,
  responseTime,
  maxDuration,
  minInterval,
  controlMode,
  baselineMethod,
  shareRatio,
  adjustCost,
});

export const RESOURCE_DEFAULTS: Readonly<Record<string, ResourceDefaults>> = {
  storage: like(500, 1, 120, 60, 'direct', 'avg5', 70, 0.35),
  pv: like(200, 1, 240, 0, 'auto', 'weather', 60, 0.12),
  charging: like(60, 3, 60, 120, 'auto', 'high4of5', 75, 0.3),
  hvac: like(20, 5, 90, 120, 'auto', 'weather', 75, 0.2),
  industrial: like(40, 15, 180, 240, 'manual', 'high4of5', 80, 0.5),
  generator: like(50, 10, 240, 120, 'manual', 'avg5', 70, 0.9),
  other: like(20, 10, 60, 60, 'manual', 'avg5', 70, 0.4),
};
