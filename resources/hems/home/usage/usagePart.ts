import { linesPart, type FigureLine } from '@/report';
import type { Translate } from '@/data';
import { figureDecimals, formatList, type Measures } from '@/schema';
import type { Amount } from '@/charts';
import { alike } from './alike';
import type { UsageAnswer } from './readUsage';
import { partName } from './partName';
import type { UsageBefore } from './UsageChange';

/**
 * The figures of a summary as the file of the page has them: compared as the page compares them: a total that cannot be
 * compared as a whole has a line without what only one of the two times has.
 *
 * @param note what they are compared with, in words
 */
export function usagePart(
  answer: UsageAnswer,
  { answer: then, absent }: Partial<Pick<UsageBefore, 'answer' | 'absent'>>,
  measures: Measures,
  translate: Translate,
  note?: string,
) {
  const line = (key: string, amount: Amount, before: Amount | undefined): FigureLine => ({
    name: translate(`hems.usage.${key}`),
    ...amount,
    decimals: figureDecimals(amount.unit),
    ...(note !== undefined && { before: before?.unit === amount.unit ? before.value : null }),
  });
  const whole = (key: 'usage' | 'generation'): FigureLine[] => {
    const compared = then && alike(answer[key], then[key], measures, absent);
    if (!compared || compared.left.length === 0) return [line(key, answer[key].total, compared?.before)];
    const names = formatList(compared.left.map((part) => partName(part, measures, translate)));
    const like = line(key, compared.now, compared.before);
    const said = `${like.name} · ${translate('hems.usage.alike', { names })}`;
    return [line(key, answer[key].total, undefined), { ...like, name: said }];
  };
  return linesPart(
    [
      line('co2Reduction', answer.carbon.amount, then?.carbon.amount),
      line('costSaving', answer.saving, then?.saving),
      ...whole('usage'),
      ...whole('generation'),
      line('independence', answer.independence, then?.independence),
      line('selfUse', answer.selfUse, then?.selfUse),
    ],
    translate,
    note,
  );
}
