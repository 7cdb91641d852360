import type { Amount } from '@/charts';
import { kilowattHours } from './kilowattHours';

/** What comes into a home; each is a text `hems.balance.terms.<name>`. */
export const SUPPLIES = ['import', 'pv', 'batteryDischarge', 'evDischarge'] as const;
export const USES = ['home', 'heat', 'export', 'batteryCharge', 'evCharge'] as const;

export type BalanceTerm = (typeof SUPPLIES)[number] | (typeof USES)[number];

/** Figures as they stand on a screen. A term that is not there belongs to a home without that device. */
export type BalanceFigures = Readonly<Partial<Record<BalanceTerm, Amount>>>;

export interface BalanceSide {
  /** kWh; null where there is no figure. */
  readonly terms: readonly (readonly [term: BalanceTerm, value: number | null])[];
  readonly sum: number;
}

export interface Balance {
  readonly supply: BalanceSide;
  readonly use: BalanceSide;
  /** What came in less what is accounted for, kWh: a loss, or a meter that is wrong. */
  readonly residual: number;
  /** The residual, without its sign, as a share of the larger side: 0 to 1. */
  readonly share: number;
  /** Every home has these; without them nothing is proven. */
  readonly missing: readonly BalanceTerm[];
}

/** Every home buys, uses and may export. */
const NEEDED: readonly BalanceTerm[] = ['import', 'home', 'export'];

/**
 * `import + PV + battery discharge + EV discharge = home use (+ heat) + export + battery charge + EV charge`, from the
 * figures of a screen. Of the devices only those are terms that have a figure.
 */
export function balanceOf(figures: BalanceFigures): Balance {
  const side = (names: readonly BalanceTerm[]): BalanceSide => {
    const terms = names
      .filter((name) => figures[name] !== undefined || NEEDED.includes(name))
      .map((name) => [name, kilowattHours(figures[name] ?? { value: null, unit: '' })] as const);
    return { terms, sum: terms.reduce((sum, [, value]) => sum + (value ?? 0), 0) };
  };
  const [supply, use] = [side(SUPPLIES), side(USES)];
  const residual = supply.sum - use.sum;
  const whole = Math.max(Math.abs(supply.sum), Math.abs(use.sum));
  const missing = [...supply.terms, ...use.terms]
    .filter(([name, value]) => value === null && NEEDED.includes(name))
    .map(([name]) => name);
  return { supply, use, residual, share: whole === 0 ? 0 : Math.abs(residual) / whole, missing };
}
