/** How bad an alarm or an event is, the worst first: one scale of words, colors and shapes for all areas. */
export const SEVERITIES = ['critical', 'major', 'minor', 'warning'] as const;

/** How each of it feels. */
export const severityTones = {
  critical: 'error',
  major: 'serious',
  minor: 'warning',
  warning: 'info',
} as const;

/** The two of homes: 1 is danger, 2 is a warning (spec 02 §3). */
export const homeSeverityTones = { 1: 'error', 2: 'warning' } as const;

/** Levels of a battery: 1 is the worst, 0 is none. */
export const levelTones = {
  0: 'success',
  1: severityTones.critical,
  2: severityTones.major,
  3: severityTones.minor,
} as const;

/** Colors that operators give to their own grades. */
export const gradeColorTones = {
  red: severityTones.critical,
  orange: severityTones.major,
  yellow: severityTones.minor,
  blue: severityTones.warning,
} as const;
