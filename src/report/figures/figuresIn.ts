import { unitFactor, unitTraits } from '@/schema';
import type { Figure } from '../answer/readFigures';

type Figures = Readonly<Record<string, Figure>>;

/** Figures in the unit that somebody chose, those that can be converted to it. */
export function figuresIn(unit: string, figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => {
      const by = figure.unit === unit ? undefined : unitFactor(figure.unit, unit);
      return [
        key,
        by === undefined
          ? figure
          : {
              ...figure,
              unit,
              decimals: unitTraits(unit).decimals,
              value: figure.value === null ? null : figure.value * by,
            },
      ];
    }),
  );
}
