import { chinese, chineseCode } from './chinese';
import type { ReportDraft } from './reportDraft';
import { camel, english } from './names';
import type { Locale, Texts } from './resourceTexts';

const BLOCKS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { general: 'Totals', summary: 'Totals', list: 'Over time', page: 'Details', total: 'Totals', trend: 'Over time', rows: 'Details', result: 'Result', yearly: 'Year by year' },
  zh: { general: '合计', summary: '合计', list: '变化趋势', page: '明细', overview: '总览', statistics: '统计', curve: '曲线', chart: '图表', analysis: '分析', ranking: '排名', total: '合计', trend: '变化趋势', rows: '明细', result: '计算结果', yearly: '逐年情况' },
};

/** What a report says in one language. Quantities that have a name already (`named`) keep it. */
export function reportTexts({ name, words, calculator, params, measures, blocks: given }: ReportDraft, locale: Locale, named: Texts): Texts {
  const said = (own: string | undefined, key: string, usual = chinese) => own ?? (locale === 'zh' ? usual(key) : undefined) ?? english(key);
  const entity = name.split('/')[1] ?? name;
  const coded = params.filter(({ codes = [] }) => codes.length > 0);
  const fresh = measures.filter(({ key }) => named[key] === undefined);
  const blocks = given ? given.map(({ key }) => camel(key)) : calculator ? ['result', 'yearly'] : ['total', 'trend', 'rows'];
  const own: Texts = {
    name: said(words[locale], entity),
    fields: Object.fromEntries(params.map((one) => [one.name, said(one.words[locale], one.name)])),
    ...(coded.length > 0 && {
      enums: Object.fromEntries(
        coded.map((one) => [one.name, Object.fromEntries((one.codes ?? []).map(({ code, ...both }) => [code, said(both[locale], String(code), chineseCode)]))]),
      ),
    }),
    blocks: Object.fromEntries(blocks.map((key) => [key, BLOCKS[locale][key] ?? said(undefined, key)])),
  };
  return {
    resources: { [name]: own },
    ...(fresh.length > 0 && { measures: Object.fromEntries(fresh.map((one) => [one.key, said(one.words[locale], one.key)])) }),
  };
}
