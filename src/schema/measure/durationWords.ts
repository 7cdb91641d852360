const SECONDS = { d: 86400, h: 3600, min: 60, s: 1 } as const;
const STEPS = ['d', 'h', 'min', 's'] as const;

/**
 * `1 d 2 h 5 min` of a number of seconds: its largest steps that are not zero, at most three, none longer than
 * `longest`; of less than half a second `0 s`.
 */
export function durationWords(seconds: number, longest: (typeof STEPS)[number] = 'd'): string {
  let rest = Math.round(seconds);
  const parts = STEPS.slice(STEPS.indexOf(longest)).flatMap((step) => {
    const count = Math.floor(rest / SECONDS[step]);
    rest -= count * SECONDS[step];
    return count > 0 ? [`${count} ${step}`] : [];
  });
  return parts.slice(0, 3).join(' ') || '0 s';
}
