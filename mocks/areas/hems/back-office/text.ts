/** A value as text, '' for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
