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

export const RESOURCE_DEFAULTS: Readonly<Record<string, ResourceDefaults>> = {
  storage: {
    rampRate: 500,
    responseTime: 1,
    maxDuration: 120,
    minInterval: 60,
    controlMode: 'direct',
    baselineMethod: 'avg5',
    shareRatio: 70,
    adjustCost: 0.35,
  },
  pv: {
    rampRate: 200,
    responseTime: 1,
    maxDuration: 240,
    minInterval: 0,
    controlMode: 'auto',
    baselineMethod: 'weather',
    shareRatio: 60,
    adjustCost: 0.12,
  },
  charging: {
    rampRate: 60,
    responseTime: 3,
    maxDuration: 60,
    minInterval: 120,
    controlMode: 'auto',
    baselineMethod: 'high4of5',
    shareRatio: 75,
    adjustCost: 0.3,
  },
  hvac: {
    rampRate: 20,
    responseTime: 5,
    maxDuration: 90,
    minInterval: 120,
    controlMode: 'auto',
    baselineMethod: 'weather',
    shareRatio: 75,
    adjustCost: 0.2,
  },
  industrial: {
    rampRate: 40,
    responseTime: 15,
    maxDuration: 180,
    minInterval: 240,
    controlMode: 'manual',
    baselineMethod: 'high4of5',
    shareRatio: 80,
    adjustCost: 0.5,
  },
  generator: {
    rampRate: 50,
    responseTime: 10,
    maxDuration: 240,
    minInterval: 120,
    controlMode: 'manual',
    baselineMethod: 'avg5',
    shareRatio: 70,
    adjustCost: 0.9,
  },
  other: {
    rampRate: 20,
    responseTime: 10,
    maxDuration: 60,
    minInterval: 60,
    controlMode: 'manual',
    baselineMethod: 'avg5',
    shareRatio: 70,
    adjustCost: 0.4,
  },
};
