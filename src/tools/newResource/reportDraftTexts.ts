import type { Locale } from '@/data';
import { spoken } from '@/schema/internal';
import { chineseCode } from './chinese';
import type { ReportDraft } from './reportDraft';
import { camel } from './nameForms';
import { Teller, type ResourceTexts, type Texts } from './resourceTexts';

const BLOCKS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    general: 'Totals',
    summary: 'Totals',
    list: 'Over time',
    page: 'Details',
    total: 'Totals',
    trend: 'Over time',
    rows: 'Details',
    result: 'Result',
    yearly: 'Year by year',
  },
  zh: {
    general: '合计',
    summary: '合计',
    list: '变化趋势',
    page: '明细',
    overview: '总览',
    statistics: '统计',
    curve: '曲线',
    chart: '图表',
    analysis: '分析',
    ranking: '排名',
    total: '合计',
    trend: '变化趋势',
    rows: '明细',
    result: '计算结果',
    yearly: '逐年情况',
  },
};

/**
 * What a report says in one language, and what of it somebody still has to say. Quantities that have a name already
 * (`named`) keep it.
 */
export function reportDraftTexts(
  { name, words, calculator, params, measures, blocks: given }: ReportDraft,
  locale: Locale,
  named: Texts,
): ResourceTexts {
  const teller = new Teller(locale, `resources.${name}`);
  const entity = name.split('/')[1] ?? name;
  const coded = params.filter(({ codes = [] }) => codes.length > 0);
  const fresh = measures.filter(({ key }) => named[key] === undefined);
  const blocks = given
    ? given.map(({ key }) => camel(key))
    : calculator
      ? ['result', 'yearly']
      : ['total', 'trend', 'rows'];
  const own: Texts = {
    name: teller.tell(words, entity, 'name'),
    fields: Object.fromEntries(params.map((one) => [one.name, teller.tell(one.words, one.name, `fields.${one.name}`)])),
    ...(coded.length > 0 && {
      enums: Object.fromEntries(
        coded.map((one) => [
          one.name,
          Object.fromEntries(
            (one.codes ?? []).map(({ code, ...both }) => [
              code,
              teller.tell(both, String(code), `enums.${one.name}.${code}`, chineseCode),
            ]),
          ),
        ]),
      ),
    }),
    blocks: Object.fromEntries(
      blocks.map((key) => [key, spoken(BLOCKS, locale)?.[key] ?? teller.tell({}, key, `blocks.${key}`)]),
    ),
  };
  const quantities = Object.fromEntries(
    fresh.map((one) => [one.key, teller.tell(one.words, one.key, `measures.${one.key}`)]),
  );
  return {
    texts: { resources: { [name]: own }, ...(fresh.length > 0 && { measures: quantities }) },
    missing: teller.missing,
  };
}
