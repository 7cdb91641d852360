/** A curve beside others: whose it is, in which unit, its values. */
export interface Curve {
  readonly text: string;
  readonly unit: string;
  readonly values: readonly (number | null)[];
}

/** Powers and energies grow with the size of a station; what else is shown does not. */
const GROWS: ReadonlySet<string> = new Set(['W', 'kW', 'MW', 'GW', 'Wh', 'kWh', 'MWh', 'GWh']);

/**
 * Curves by what a kWp gives, so that stations of any size may be compared. Those of a size nobody knows are left out:
 * they are `unknown`, by name.
 */
export function perCapacity<C extends Curve>(
  curves: readonly C[],
  capacityOf: (name: string) => number | undefined,
): { readonly curves: readonly C[]; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const shown = curves.flatMap((curve): C[] => {
    if (!GROWS.has(curve.unit)) return [curve];
    const capacity = capacityOf(curve.text);
    if (capacity === undefined || capacity <= 0) {
      unknown.push(curve.text);
      return [];
    }
    return [
      {
        ...curve,
        unit: `${curve.unit}/kWp`,
        values: curve.values.map((value) => (value === null ? null : value / capacity)),
      },
    ];
  });
  return { curves: shown, unknown };
}
