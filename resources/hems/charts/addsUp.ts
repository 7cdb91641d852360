/** Whether values of a unit may be added up over time: energies, money and masses, but no powers, shares, prices and temperatures. */
export function addsUp(unit: string): boolean {
  return unit !== '' && !/^[kMGT]?W$|%|\/|°/.test(unit);
}
