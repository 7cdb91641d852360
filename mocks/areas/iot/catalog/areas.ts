import type { Text } from '../../../core/texts';

/** A region stations stand in. */
export interface Area {
  readonly code: string;
  /** '' at the top. */
  readonly parentCode: string;
  readonly level: 'country' | 'province' | 'city';
  readonly name: Text;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const EUROPE = 'Europe/';
const area = (code: string, level: Area['level'], zh: string, en: string, zone: string, latitude: number, longitude: number): Area => ({
  code, parentCode: code.includes('-') ? code.slice(0, code.indexOf('-')) : '', level, name: { zh, en }, zone, latitude, longitude,
});

/** Regions of the countries the tenants are in. */
export const areas: readonly Area[] = [
  area('NL', 'country', '荷兰', 'Netherlands', `${EUROPE}Amsterdam`, 52.2, 5.3),
  area('NL-UT', 'province', '荷兰 / 乌得勒支', 'Netherlands / Utrecht', `${EUROPE}Amsterdam`, 52.09, 5.12),
  area('NL-NB', 'province', '荷兰 / 北布拉班特', 'Netherlands / North Brabant', `${EUROPE}Amsterdam`, 51.56, 5.09),
  area('NL-NH', 'province', '荷兰 / 北荷兰', 'Netherlands / North Holland', `${EUROPE}Amsterdam`, 52.38, 4.64),
  area('NL-GR', 'province', '荷兰 / 格罗宁根', 'Netherlands / Groningen', `${EUROPE}Amsterdam`, 53.22, 6.57),
  area('AT', 'country', '奥地利', 'Austria', `${EUROPE}Vienna`, 47.6, 14.1),
  area('AT-7', 'province', '奥地利 / 蒂罗尔', 'Austria / Tyrol', `${EUROPE}Vienna`, 47.27, 11.39),
  area('CN', 'country', '中国', 'China', 'Asia/Shanghai', 35.9, 104.2),
  area('CN-320500', 'city', '中国 / 江苏省苏州市', 'China / Suzhou, Jiangsu', 'Asia/Shanghai', 31.3, 120.6),
  area('CN-320200', 'city', '中国 / 江苏省无锡市', 'China / Wuxi, Jiangsu', 'Asia/Shanghai', 31.57, 120.3),
  area('CN-440100', 'city', '中国 / 广东省广州市', 'China / Guangzhou, Guangdong', 'Asia/Shanghai', 23.13, 113.27),
  area('CN-440300', 'city', '中国 / 广东省深圳市', 'China / Shenzhen, Guangdong', 'Asia/Shanghai', 22.54, 114.06),
];

const byCode = new Map(areas.map((one) => [one.code, one]));

/** The region of a station; one nobody knows is where the first one is. */
export function areaOf(code: unknown): Area {
  return byCode.get(String(code)) ?? (areas[0] as Area);
}
