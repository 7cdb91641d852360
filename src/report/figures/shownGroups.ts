import { type Measures, unitFactor, unitTraits, type Block } from '@/schema';
import { readFigures, type Figure } from '../answer/readFigures';
import { readGroups } from '../answer/readGroups';
import type { Standing } from '../compare/equipment';
import { shownFigures, type ShownFigure } from './shownFigures';

export type FiguresOf = Extract<Block, { readonly kind: 'figures' }>;

type Figures = Readonly<Record<string, Figure>>;

/** Figures in the unit that somebody chose, those that can be converted to it. */
function figuresIn(unit: string, figures: Figures): Figures {
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

/** Figures that stand together, under a title where the block has groups. */
export interface ShownGroup {
  readonly group?: string;
  readonly figures: readonly ShownFigure[];
}

interface ShownWith {
  readonly measures: Measures;
  readonly currency: string;
  /** The one they are converted to, where they can be. */
  readonly unit?: string;
  /** The answer they are compared with. */
  readonly before?: unknown;
  /** Of what nothing was there to measure it. */
  readonly absent?: Standing['absent'] | undefined;
}

/**
 * The figures of a block as they are shown: those of its groups, else all of them together. A prefix holds within a
 * group.
 */
export function shownGroups(
  { show, groups }: Pick<FiguresOf, 'show' | 'groups'>,
  answer: unknown,
  { measures, currency, unit = '', before, absent }: ShownWith,
): ShownGroup[] {
  if (!groups) {
    const read = (raw: unknown) => figuresIn(unit, readFigures(raw, measures, show));
    return [
      {
        figures: shownFigures(
          read(answer),
          show,
          measures,
          currency,
          before === undefined ? undefined : read(before),
          absent,
        ),
      },
    ];
  }
  const [now, then] = [
    readGroups(answer, measures, groups),
    before === undefined ? undefined : readGroups(before, measures, groups),
  ];
  const inUnit = (one: (typeof now)[string] | undefined) => one && figuresIn(unit, one);
  return Object.entries(groups).map(([group, keys]) => ({
    group,
    figures: shownFigures(inUnit(now[group]) ?? {}, keys, measures, currency, inUnit(then?.[group]), absent),
  }));
}
