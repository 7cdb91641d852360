/** A number as a person would type it: never '1e-7'. */
export function numberText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const text = String(value === 0 ? 0 : value);
  if (!text.includes('e')) return text;
  const [, decimals = '0'] = /e-(\d+)$/.exec(text) ?? [];
  const places = Math.min(100, Number(decimals) + (text.split('e')[0]?.split('.')[1]?.length ?? 0));
  return Math.abs(value) < 1 ? value.toFixed(places) : BigInt(value).toString();
}
