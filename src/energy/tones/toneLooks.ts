import { type ToneLooks, shapes } from '@/charts/internal';

/** Kinds of energy: each has one color and one mark everywhere. @public */
export type EnergyTone = 'solar' | 'grid' | 'battery' | 'charger' | 'heat' | 'home';

declare module '../../schema/measure/measure' {
  interface AddedTones extends Record<EnergyTone, true> {}
}

/**
 * One color for each kind of energy, on every chart, tile and diagram. All stand out from paper and canvas by 3 to 1
 * or more, in both modes (a test holds it).
 */
export const toneLooks: ToneLooks = {
  light: {
    solar: '#c07600',
    grid: '#5d6b82',
    battery: '#168a5b',
    charger: '#7a4bd0',
    heat: '#cf3f57',
    home: '#1f6fd6',
  },
  dark: {
    solar: '#f2b23e',
    grid: '#a3b1c6',
    battery: '#4cc893',
    charger: '#b093f5',
    heat: '#f58497',
    home: '#6cabf7',
  },
  marks: {
    solar: { path: shapes.circle },
    grid: { path: shapes.square, stripes: 45 },
    battery: { path: shapes.up, stripes: 90 },
    charger: { path: shapes.diamond, stripes: -45 },
    heat: { path: shapes.star, stripes: 0 },
    home: { path: shapes.house },
  },
};
