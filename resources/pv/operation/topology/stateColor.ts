const COLORS: Readonly<Record<string, string>> = {
  normal: 'success.main',
  standby: 'info.main',
  fault: 'error.main',
  offline: 'text.disabled',
};

/** The color of a state; grey where nothing is measured. */
export const stateColor = (status: string): string => COLORS[status] ?? 'divider';
