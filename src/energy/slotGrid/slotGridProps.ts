import type { Figure } from '../slots/figures';
import type { Figures } from '../slots/figures';
import type { CellRules } from '../slots/problems';
import type { Slot } from '../slots/slot';

/** A line of the grid: a unit, a step of prices, a year. */
export interface SlotRow {
  readonly id: string;
  readonly name: string;
  /** One for each slot; missing ones are empty. */
  readonly values: readonly Figure[];
  /** Shown and never changed. */
  readonly locked?: boolean;
}

/** Totals that are wanted; the grid tells how far they are. */
export interface SlotTargets {
  readonly whole?: number;
  readonly rows?: readonly (number | null)[];
  readonly slots?: readonly (number | null)[];
}

export interface SlotGridProps {
  /** Name of the grid for who does not see it. */
  readonly label: string;
  readonly rows: readonly SlotRow[];
  readonly slots: readonly Slot[];
  /** All figures after a change: by row, by slot. */
  onFigures(figures: Figures): void;
  readonly unit?: string;
  /** Figures add up (energies); else totals are means (powers, prices). Default true. */
  readonly sums?: boolean;
  /** Decimals of ramps and totals. Default 2. */
  readonly decimals?: number;
  readonly rules?: CellRules;
  readonly targets?: SlotTargets;
  /** Slots that begin before this moment (epoch ms, by the clock of the site) are over: shown and never changed. */
  readonly openFrom?: number;
  readonly readOnly?: boolean;
  readonly describedBy?: string | undefined;
  onLeave?(): void;
}
