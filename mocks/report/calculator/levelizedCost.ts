/** Money for each kWh over the years, costs and energies discounted alike; `null` where there is no energy. */
export function levelizedCost(
  investment: number,
  costs: readonly number[],
  energies: readonly number[],
  rate: number,
): number | null {
  const worth = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value / (1 + rate) ** (index + 1), 0);
  const energy = worth(energies);
  return energy === 0 ? null : (investment + worth(costs)) / energy;
}
