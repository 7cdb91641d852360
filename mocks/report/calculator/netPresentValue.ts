/** What flows of money are worth at the start: the first one now, each other a year later. `rate` 0.06 is 6 %. */
export function netPresentValue(rate: number, flows: readonly number[]): number {
  return flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
}
