import type { AddedTones } from '@/schema';
import type { ToneMark } from './toneMarks';

type OfEach<T> = Readonly<Record<keyof AddedTones, T>>;

/** How the tones look that a later room adds: their colors on light and on dark surfaces, their marks. */
export interface ToneLooks {
  readonly light: OfEach<string>;
  readonly dark: OfEach<string>;
  readonly marks: OfEach<ToneMark>;
}

/** Found by the name of their files, so that this room does not have to know the later ones. */
const found = import.meta.glob<ToneLooks>('../../*/tones/toneLooks.ts', { eager: true, import: 'toneLooks' });

export const addedTones: ToneLooks = Object.values(found).reduce((all, more) => ({
  light: { ...all.light, ...more.light },
  dark: { ...all.dark, ...more.dark },
  marks: { ...all.marks, ...more.marks },
}));
