/**
 * The classes of an error (spec 02 §9): orange up to 20, blue from 100 on, yellow between (proposed fields, decisions).
 */
export type MaeTone = 'low' | 'middle' | 'high';

export const MAE_TONES = ['low', 'middle', 'high'] as const satisfies readonly MaeTone[];

/** Colors that hold on light and dark surfaces; text over them stays as it is. */
export const MAE_COLORS: Readonly<Record<MaeTone, string>> = { low: '#F5A623', middle: '#E8D44D', high: '#2F7BFF' };

/** The class of an error; none has no class. */
export function maeTone(mae: number | null): MaeTone | undefined {
  if (mae === null) return undefined;
  return mae <= 20 ? 'low' : mae < 100 ? 'middle' : 'high';
}
