import { periodText } from '@/fields/internal';
import type { Translate } from '@/data';
import { formatList } from '@/schema';
import { unequalDays } from '@/schema/dates';
import type { BlockComparison } from './comparedWith';
import type { Standing } from './equipment';

/** A comparison as it is told. @public */
export interface ToldComparison extends BlockComparison {
  /** Both are known until this time of the last day, `HH:mm`, where they can be cut there. */
  readonly until?: string;
  /** What stood in both, where that is known. */
  readonly standing?: Standing;
}

/** The other period in words: '01 Oct 2026 – 28 Oct 2026', of a day that is not over until which time. */
export function againstText(
  { before, until }: Pick<ToldComparison, 'before' | 'until'>,
  translate: Translate,
  locale: string,
): string {
  const time = until === undefined ? '' : translate('report.compare.until', { time: until });
  return [periodText(before, locale), time].filter(Boolean).join(' ');
}

/**
 * What two periods differ in besides their figures: how long they are, whether one is not over, what stood in them.
 *
 * @param failed there was no answer for the other one
 */
export function differenceTexts(
  { now, before, isOpen, until, standing }: ToldComparison,
  failed: boolean,
  translate: Translate,
): readonly string[] {
  const named = (key: string, all: Standing['came'] = []) =>
    all.length === 0 ? '' : translate(`report.compare.${key}`, { names: formatList(all.map(({ name }) => name)) });
  const days = (count: number) => translate('report.compare.days', { smart_count: count });
  const unequal = unequalDays({ now, before, isOpen });
  return [
    unequal ? translate('report.compare.unequal', { now: days(unequal.now), before: days(unequal.before) }) : '',
    isOpen && until === undefined ? translate('report.compare.open') : '',
    standing && standing.now.length + standing.before.length > 0
      ? translate('report.compare.standing', {
          now: String(standing.now.length),
          before: String(standing.before.length),
        })
      : '',
    named('came', standing?.came),
    named('went', standing?.went),
    failed ? translate('report.compare.failed') : '',
  ].filter(Boolean);
}

/**
 * What figures are compared with, and what has to be known of that, as one sentence of a file or of paper.
 *
 * @example const note = compared && comparedNote({ ...compared, answer: other }, { translate, locale });
 * @public
 */
export function comparedNote(
  compared: ToldComparison & { readonly answer: unknown },
  { translate, locale }: { readonly translate: Translate; readonly locale: string },
): string {
  return [
    translate('report.figures.against', { against: againstText(compared, translate, locale) }),
    ...differenceTexts(compared, compared.answer === undefined, translate),
  ].join(' · ');
}
