/** A value as text, '' for anything else. */
export const officeText = (value: unknown): string => (typeof value === 'string' ? value : '');
