import { shownUnit, type Report, currencyUnit } from '@/schema';
import { readFigures } from '../answer/readFigures';
import type { Outcome } from './fetchAll';
import { effects, type Effect } from './effects';
import type { Question } from './useSensitivity';
import type { Variation } from './variations';

/** What one result depends on, in the unit it is shown in. */
export interface ToldEffects {
  readonly base: number | null;
  readonly effects: readonly Effect[];
  readonly unit: string;
  readonly decimals: number;
}

/** What came out for one result. */
export function toldEffects(
  { measures }: Report,
  measure: string,
  outcomes: ReadonlyMap<Question, Outcome>,
  currency: string,
): ToldEffects {
  const figures = [...outcomes].map(([question, outcome]) => ({
    question,
    figure: 'answer' in outcome ? readFigures(outcome.answer, measures, [measure])[measure] : undefined,
  }));
  const known = figures.flatMap(({ figure }) => figure ?? []);
  const { unit, by } = shownUnit(
    known[0]?.unit ?? '',
    known.map(({ value }) => value),
  );
  const valueOf = (wanted: (question: Question) => boolean) => {
    const value = figures.find(({ question }) => wanted(question))?.figure?.value ?? null;
    return value === null ? null : value / by;
  };
  const base = valueOf((question) => question === 'base');
  const variations = [
    ...new Set(
      [...outcomes.keys()].flatMap((question): Variation[] => (question === 'base' ? [] : [question.variation])),
    ),
  ];
  return {
    base,
    effects: effects(base, variations, (variation, side) =>
      valueOf((question) => question !== 'base' && question.variation === variation && question.side === side),
    ),
    unit: currencyUnit(unit, currency),
    decimals: known[0]?.decimals ?? 0,
  };
}
