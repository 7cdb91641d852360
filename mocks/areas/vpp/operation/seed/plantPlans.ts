/** What is decided of the plants of the demonstration; resources and units follow from the sites they are made of. */
export interface PlantPlan {
  readonly key: string;
  readonly name: readonly [en: string, zh: string];
  readonly tenant: string;
  readonly area: string;
  readonly platform: string;
  readonly company: string;
  readonly type: 'load' | 'source' | 'mixed';
  readonly varieties: readonly string[];
  readonly status: 'draft' | 'registered' | 'operating' | 'suspended';
  readonly contact: string;
  readonly sites: readonly string[];
}

export const PLATFORMS: readonly (readonly [key: string, zh: string, en: string, area: string, protocol: string])[] = [
  ['JS-VPP', '江苏省虚拟电厂运营平台', 'Jiangsu VPP platform', 'CN-320500', 'https'],
  ['GD-VPP', '粤港澳虚拟电厂管理平台', 'Greater Bay VPP platform', 'CN-440100', 'iec104'],
  ['ZJ-VPP', '浙江负荷管理平台', 'Zhejiang load management', 'CN-330400', 'https'],
  ['TENNET', 'TenneT GOPACS', 'TenneT GOPACS', 'NL-NB', 'mqtt'],
  ['AMPRION', 'Amprion 再调度平台', 'Amprion redispatch', 'DE-NW', 'webservice'],
];
export const COMPANIES: readonly (readonly [key: string, name: string, area: string])[] = [
  ['SGCC-SUZ', '国网苏州供电公司', 'CN-320500'],
  ['SGCC-WUX', '国网无锡供电公司', 'CN-320200'],
  ['SGCC-JIA', '国网嘉兴供电公司', 'CN-330400'],
  ['CSG-GZ', '南方电网广州供电局', 'CN-440100'],
  ['CSG-SZ', '深圳供电局', 'CN-440300'],
  ['ENEXIS', 'Enexis Netbeheer', 'NL-NB'],
  ['STEDIN', 'Stedin', 'NL-UT'],
  ['WESTNETZ', 'Westnetz', 'DE-NW'],
];

const CN = ['demandResponse', 'peakRegulation'];
const plan = (
  key: string,
  name: PlantPlan['name'],
  tenant: string,
  area: string,
  platform: string,
  company: string,
  type: PlantPlan['type'],
  status: PlantPlan['status'],
  contact: string,
  sites: readonly string[],
  varieties: readonly string[] = CN,
): PlantPlan => ({ key, name, tenant, area, platform, company, type, status, contact, sites, varieties });

export const PLANTS: readonly PlantPlan[] = [
  plan(
    'bay',
    ['Greater Bay VPP', '大湾区虚拟电厂'],
    'pearlriver',
    'CN-440100',
    'GD-VPP',
    'CSG-GZ',
    'mixed',
    'operating',
    '林少芬',
    ['CN-NSH-01', 'CN-HPU-01', 'CN-PYU-01', 'CN-QHA-01', 'CN-YTN-01'],
    [...CN, 'frequencyRegulation'],
  ),
  plan(
    'jiaxing',
    ['Jiaxing VPP', '嘉兴虚拟电厂'],
    'operator',
    'CN-330400',
    'ZJ-VPP',
    'SGCC-JIA',
    'mixed',
    'operating',
    '周一鸣',
    ['CN-JIA-01', 'CN-WUX-02'],
  ),
  plan(
    'rhine',
    ['Rhine VPP', '莱茵虚拟电厂'],
    'rheinstrom',
    'DE-NW',
    'AMPRION',
    'WESTNETZ',
    'mixed',
    'registered',
    'Jonas Becker',
    ['DE-KOE-01', 'DE-DUI-01'],
    ['peakRegulation', 'spot'],
  ),
  plan(
    'tilburg',
    ['Tilburg flexibility', '蒂尔堡灵活性电厂'],
    'brabant',
    'NL-NB',
    'TENNET',
    'ENEXIS',
    'load',
    'draft',
    'Lotte Smits',
    ['NL-TIL-01', 'NL-KAA-01'],
    ['demandResponse', 'spot'],
  ),
  plan(
    'gobi',
    ['Dunhuang source plant', '敦煌电源型虚拟电厂'],
    'gobi',
    'CN-620900',
    'JS-VPP',
    'SGCC-WUX',
    'source',
    'suspended',
    '马建国',
    ['CN-DUN-01'],
    ['peakRegulation', 'spot'],
  ),
  plan(
    'suxi',
    ['Suzhou-Wuxi VPP', '苏锡虚拟电厂'],
    'jiangnan',
    'CN-320500',
    'JS-VPP',
    'SGCC-SUZ',
    'mixed',
    'operating',
    '陆文斌',
    ['CN-SUZ-01', 'CN-SUZ-02', 'CN-KUN-01', 'CN-TAC-01', 'CN-ZJG-01', 'CN-JYN-01'],
    [...CN, 'frequencyRegulation'],
  ),
  plan(
    'utrecht',
    ['Utrecht-Brabant VPP', '乌得勒支-布拉班特虚拟电厂'],
    'greensource',
    'NL-NB',
    'TENNET',
    'ENEXIS',
    'mixed',
    'operating',
    'Sanne de Vries',
    ['NL-ZAA-01', 'NL-WAA-01', 'NL-TIH-01', 'NL-DEL-01', 'NL-HAA-01', 'NL-AMF-01', 'NL-MER-01', 'NL-UTZ-01'],
    ['demandResponse', 'frequencyRegulation', 'spot'],
  ),
  plan(
    'suzhou3',
    ['Suzhou park VPP', '苏州园区虚拟电厂'],
    'greensource',
    'CN-320500',
    'JS-VPP',
    'SGCC-SUZ',
    'load',
    'registered',
    '沈若溪',
    ['CN-SUZ-03'],
  ),
];
