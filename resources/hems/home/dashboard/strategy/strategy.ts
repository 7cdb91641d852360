/** How an automation stands. Locked is also what nobody says anything of. */
export type StrategyState = 'on' | 'off' | 'locked';

/** The automations with a tile, in their order (spec 02 §2). */
export const STRATEGIES = ['gridFeedIn', 'overload', 'capacityCharge', 'energyTrading'] as const;

export type StrategyKey = (typeof STRATEGIES)[number];

export interface StrategyTile {
  /** Unique in the panel. */
  readonly key: string;
  /** One the console knows, and can explain. */
  readonly strategy?: StrategyKey;
  readonly state: StrategyState;
  /** The server's words for name and state, when it has some. */
  readonly name?: string;
  readonly stateText?: string;
  readonly beta: boolean;
}

/** The automatic strategy of a home as a whole, and its parts. */
export interface Strategy {
  readonly state: StrategyState;
  readonly tiles: readonly StrategyTile[];
}
