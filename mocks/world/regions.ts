import type { Text } from '../core/texts';

/** A region sites stand in. */
export interface Area {
  /** `NL`, `NL-UT`; of Chinese cities the number of the region: `CN-320500`. */
  readonly code: string;
  readonly parentCode: string;
  readonly level: 'country' | 'province' | 'city';
  readonly name: Text;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const area = (
  code: string,
  level: Area['level'],
  zh: string,
  en: string,
  zone: string,
  latitude: number,
  longitude: number,
): Area => ({
  code,
  parentCode: code.includes('-') ? code.slice(0, code.indexOf('-')) : '',
  level,
  name: { zh, en },
  zone,
  latitude,
  longitude,
});

const DUTCH = 'Europe/Amsterdam';
const CHINESE = 'Asia/Shanghai';

export const regions: readonly Area[] = [
  area('NL', 'country', '荷兰', 'Netherlands', DUTCH, 52.2, 5.3),
  area('NL-UT', 'province', '荷兰 / 乌得勒支', 'Netherlands / Utrecht', DUTCH, 52.09, 5.12),
  area('NL-NB', 'province', '荷兰 / 北布拉班特', 'Netherlands / North Brabant', DUTCH, 51.56, 5.09),
  area('NL-NH', 'province', '荷兰 / 北荷兰', 'Netherlands / North Holland', DUTCH, 52.38, 4.64),
  area('NL-GR', 'province', '荷兰 / 格罗宁根', 'Netherlands / Groningen', DUTCH, 53.22, 6.57),
  area('NL-FL', 'province', '荷兰 / 弗莱福兰', 'Netherlands / Flevoland', DUTCH, 52.42, 5.5),
  area('NL-ZH', 'province', '荷兰 / 南荷兰', 'Netherlands / South Holland', DUTCH, 51.92, 4.48),
  area('DE', 'country', '德国', 'Germany', 'Europe/Berlin', 51.1, 10.4),
  area('DE-NW', 'province', '德国 / 北莱茵-威斯特法伦', 'Germany / North Rhine-Westphalia', 'Europe/Berlin', 51.2, 6.9),
  area('AT', 'country', '奥地利', 'Austria', 'Europe/Vienna', 47.6, 14.1),
  area('AT-7', 'province', '奥地利 / 蒂罗尔', 'Austria / Tyrol', 'Europe/Vienna', 47.27, 11.39),
  area('CN', 'country', '中国', 'China', CHINESE, 35.9, 104.2),
  area('CN-320500', 'city', '中国 / 江苏省苏州市', 'China / Suzhou, Jiangsu', CHINESE, 31.3, 120.6),
  area('CN-320200', 'city', '中国 / 江苏省无锡市', 'China / Wuxi, Jiangsu', CHINESE, 31.57, 120.3),
  area('CN-330400', 'city', '中国 / 浙江省嘉兴市', 'China / Jiaxing, Zhejiang', CHINESE, 30.75, 120.76),
  area('CN-440100', 'city', '中国 / 广东省广州市', 'China / Guangzhou, Guangdong', CHINESE, 23.13, 113.27),
  area('CN-440300', 'city', '中国 / 广东省深圳市', 'China / Shenzhen, Guangdong', CHINESE, 22.54, 114.06),
  area('CN-620900', 'city', '中国 / 甘肃省酒泉市', 'China / Jiuquan, Gansu', CHINESE, 40.14, 94.66),
];

const byCode = new Map(regions.map((one) => [one.code, one]));

/** The region with a code; one nobody knows is where the first one is. */
export function areaOf(code: unknown): Area {
  return byCode.get(String(code)) ?? (regions[0] as Area);
}
