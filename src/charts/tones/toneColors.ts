import type { MeasureTone } from '@/schema';
import { addedTones } from './addedTones';

type Colors = Readonly<Record<MeasureTone, string>>;

/**
 * One color for each tone, on every chart, tile and diagram. All stand out from paper and canvas by 3 to 1
 * or more, in both modes (a test holds it).
 */
export const toneColors: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    ...addedTones.light,
    price: '#a2318f',
    carbon: '#6b7015',
    good: '#177245',
    bad: '#bb2430',
    neutral: '#687586',
  },
  dark: {
    ...addedTones.dark,
    price: '#e48bd6',
    carbon: '#b9bf5c',
    good: '#5cc98f',
    bad: '#f2848a',
    neutral: '#98a5b4',
  },
};

/**
 * For series of no kind, in this order: the first are told apart best, also by those who see no red or no
 * green (a test holds it).
 */
export const plainColors: Readonly<Record<'light' | 'dark', readonly string[]>> = {
  light: ['#0e7f90', '#5560c8', '#792400', '#b07f15', '#0e3f6a', '#ab4c50', '#611fa4', '#288de5', '#549a76', '#4c4f86'],
  dark: ['#4fc3d3', '#98a2f2', '#e14e00', '#facb39', '#b7669e', '#d99a77', '#3780f9', '#20e8b7', '#e1436b', '#b2b209'],
};
