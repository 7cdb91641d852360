/**
 * Power of panels after the inverter, kW: heat costs 0.35 % a K, cables and inverter 14 %, and the inverter ends at 90
 * % of the peak.
 */
export function pvPower(peak: number, onPanels: number, outdoor: number): number {
  const cell = outdoor + (25 / 800) * onPanels;
  return Math.max(0, Math.min(0.9 * peak, (onPanels / 1000) * peak * (1 - 0.0035 * (cell - 25)) * 0.86));
}
