import type { MeasureTone } from '@/schema';

/** What a series is told by, in the words of servers in both languages; the first that fits. */
const WORDS: readonly (readonly [tone: MeasureTone, words: RegExp])[] = [
  ['solar', /\bpv\b|solar|photovoltaic|generation|光伏|太阳能|发电/],
  ['charger', /charger|\bev\b|\bchp\b|vehicle|充电桩|充电器|电动车/],
  ['battery', /battery|storage|^energy$|储能|电池/],
  ['heat', /hvac|heat|cool|暖|空调|热泵/],
  ['grid', /grid|meter|电网|并网|电表/],
  ['home', /home|load|house|consumption|负荷|家庭|用电/],
];

const PRICE = /\/\s*kwh$/i;
const EXPORT = /export|sell|feed|上网|售|卖/;

/** The kind of energy a series is of, by its key, name and unit; undefined when nothing tells. */
export function seriesTone({ key, name, text, unit }: { readonly key: string; readonly name: string; readonly text: string; readonly unit: string }): MeasureTone | undefined {
  const said = [name, text, key].map((word) => word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  if (PRICE.test(unit)) return said.some((word) => EXPORT.test(word)) ? 'good' : 'price';
  return WORDS.find(([, words]) => said.some((word) => words.test(word)))?.[0];
}
