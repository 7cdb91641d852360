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

interface AreaSeed {
  readonly code: string;
  readonly level: Area['level'];
  readonly zh: string;
  readonly en: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const area = ({ code, level, zh, en, zone, latitude, longitude }: AreaSeed): Area => ({
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
  area({ code: 'NL', level: 'country', zh: '荷兰', en: 'Netherlands', zone: DUTCH, latitude: 52.2, longitude: 5.3 }),
  area({
    code: 'NL-UT',
    level: 'province',
    zh: '荷兰 / 乌得勒支',
    en: 'Netherlands / Utrecht',
    zone: DUTCH,
    latitude: 52.09,
    longitude: 5.12,
  }),
  area({
    code: 'NL-NB',
    level: 'province',
    zh: '荷兰 / 北布拉班特',
    en: 'Netherlands / North Brabant',
    zone: DUTCH,
    latitude: 51.56,
    longitude: 5.09,
  }),
  area({
    code: 'NL-NH',
    level: 'province',
    zh: '荷兰 / 北荷兰',
    en: 'Netherlands / North Holland',
    zone: DUTCH,
    latitude: 52.38,
    longitude: 4.64,
  }),
  area({
    code: 'NL-GR',
    level: 'province',
    zh: '荷兰 / 格罗宁根',
    en: 'Netherlands / Groningen',
    zone: DUTCH,
    latitude: 53.22,
    longitude: 6.57,
  }),
  area({
    code: 'NL-FL',
    level: 'province',
    zh: '荷兰 / 弗莱福兰',
    en: 'Netherlands / Flevoland',
    zone: DUTCH,
    latitude: 52.42,
    longitude: 5.5,
  }),
  area({
    code: 'NL-ZH',
    level: 'province',
    zh: '荷兰 / 南荷兰',
    en: 'Netherlands / South Holland',
    zone: DUTCH,
    latitude: 51.92,
    longitude: 4.48,
  }),
  area({
    code: 'DE',
    level: 'country',
    zh: '德国',
    en: 'Germany',
    zone: 'Europe/Berlin',
    latitude: 51.1,
    longitude: 10.4,
  }),
  area({
    code: 'DE-NW',
    level: 'province',
    zh: '德国 / 北莱茵-威斯特法伦',
    en: 'Germany / North Rhine-Westphalia',
    zone: 'Europe/Berlin',
    latitude: 51.2,
    longitude: 6.9,
  }),
  area({
    code: 'AT',
    level: 'country',
    zh: '奥地利',
    en: 'Austria',
    zone: 'Europe/Vienna',
    latitude: 47.6,
    longitude: 14.1,
  }),
  area({
    code: 'AT-7',
    level: 'province',
    zh: '奥地利 / 蒂罗尔',
    en: 'Austria / Tyrol',
    zone: 'Europe/Vienna',
    latitude: 47.27,
    longitude: 11.39,
  }),
  area({ code: 'CN', level: 'country', zh: '中国', en: 'China', zone: CHINESE, latitude: 35.9, longitude: 104.2 }),
  area({
    code: 'CN-320500',
    level: 'city',
    zh: '中国 / 江苏省苏州市',
    en: 'China / Suzhou, Jiangsu',
    zone: CHINESE,
    latitude: 31.3,
    longitude: 120.6,
  }),
  area({
    code: 'CN-320200',
    level: 'city',
    zh: '中国 / 江苏省无锡市',
    en: 'China / Wuxi, Jiangsu',
    zone: CHINESE,
    latitude: 31.57,
    longitude: 120.3,
  }),
  area({
    code: 'CN-330400',
    level: 'city',
    zh: '中国 / 浙江省嘉兴市',
    en: 'China / Jiaxing, Zhejiang',
    zone: CHINESE,
    latitude: 30.75,
    longitude: 120.76,
  }),
  area({
    code: 'CN-440100',
    level: 'city',
    zh: '中国 / 广东省广州市',
    en: 'China / Guangzhou, Guangdong',
    zone: CHINESE,
    latitude: 23.13,
    longitude: 113.27,
  }),
  area({
    code: 'CN-440300',
    level: 'city',
    zh: '中国 / 广东省深圳市',
    en: 'China / Shenzhen, Guangdong',
    zone: CHINESE,
    latitude: 22.54,
    longitude: 114.06,
  }),
  area({
    code: 'CN-620900',
    level: 'city',
    zh: '中国 / 甘肃省酒泉市',
    en: 'China / Jiuquan, Gansu',
    zone: CHINESE,
    latitude: 40.14,
    longitude: 94.66,
  }),
];

const byCode = new Map(regions.map((one) => [one.code, one]));

/** The region with a code; one nobody knows is where the first one is. */
export function areaOf(code: unknown): Area {
  return byCode.get(String(code)) ?? (regions[0] as Area);
}
