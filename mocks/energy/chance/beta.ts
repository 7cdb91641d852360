/** A number from 0 to 1 of the beta distribution (Jöhnk; for parameters about 1). */
export function beta(random: () => number, a: number, b: number): number {
  for (;;) {
    const [x, y] = [random() ** (1 / a), random() ** (1 / b)];
    if (x + y > 0 && x + y <= 1) return x / (x + y);
  }
}
