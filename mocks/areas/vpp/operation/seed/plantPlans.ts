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

interface PlanSeed {
  readonly key: string;
  readonly name: PlantPlan['name'];
  readonly tenant: string;
  readonly area: string;
  readonly platform: string;
  readonly company: string;
  readonly type: PlantPlan['type'];
  readonly status: PlantPlan['status'];
  readonly contact: string;
  readonly sites: readonly string[];
  readonly varieties?: readonly string[];
}

const plan = ({
  key,
  name,
  tenant,
  area,
  platform,
  company,
  type,
  status,
  contact,
  sites,
  varieties = CN,
}: PlanSeed): PlantPlan => ({ key, name, tenant, area, platform, company, type, status, contact, sites, varieties });

export const PLANTS: readonly PlantPlan[] = [
  plan({
    key: 'bay',
    name: ['Greater Bay VPP', '大湾区虚拟电厂'],
    tenant: 'pearlriver',
    area: 'CN-440100',
    platform: 'GD-VPP',
    company: 'CSG-GZ',
    type: 'mixed',
    status: 'operating',
    contact: '林少芬',
    sites: ['CN-NSH-01', 'CN-HPU-01', 'CN-PYU-01', 'CN-QHA-01', 'CN-YTN-01'],
    varieties: [...CN, 'frequencyRegulation'],
  }),
  plan({
    key: 'jiaxing',
    name: ['Jiaxing VPP', '嘉兴虚拟电厂'],
    tenant: 'operator',
    area: 'CN-330400',
    platform: 'ZJ-VPP',
    company: 'SGCC-JIA',
    type: 'mixed',
    status: 'operating',
    contact: '周一鸣',
    sites: ['CN-JIA-01', 'CN-WUX-02'],
  }),
  plan({
    key: 'rhine',
    name: ['Rhine VPP', '莱茵虚拟电厂'],
    tenant: 'rheinstrom',
    area: 'DE-NW',
    platform: 'AMPRION',
    company: 'WESTNETZ',
    type: 'mixed',
    status: 'registered',
    contact: 'Jonas Becker',
    sites: ['DE-KOE-01', 'DE-DUI-01'],
    varieties: ['peakRegulation', 'spot'],
  }),
  plan({
    key: 'tilburg',
    name: ['Tilburg flexibility', '蒂尔堡灵活性电厂'],
    tenant: 'brabant',
    area: 'NL-NB',
    platform: 'TENNET',
    company: 'ENEXIS',
    type: 'load',
    status: 'draft',
    contact: 'Lotte Smits',
    sites: ['NL-TIL-01', 'NL-KAA-01'],
    varieties: ['demandResponse', 'spot'],
  }),
  plan({
    key: 'gobi',
    name: ['Dunhuang source plant', '敦煌电源型虚拟电厂'],
    tenant: 'gobi',
    area: 'CN-620900',
    platform: 'JS-VPP',
    company: 'SGCC-WUX',
    type: 'source',
    status: 'suspended',
    contact: '马建国',
    sites: ['CN-DUN-01'],
    varieties: ['peakRegulation', 'spot'],
  }),
  plan({
    key: 'suxi',
    name: ['Suzhou-Wuxi VPP', '苏锡虚拟电厂'],
    tenant: 'jiangnan',
    area: 'CN-320500',
    platform: 'JS-VPP',
    company: 'SGCC-SUZ',
    type: 'mixed',
    status: 'operating',
    contact: '陆文斌',
    sites: ['CN-SUZ-01', 'CN-SUZ-02', 'CN-KUN-01', 'CN-TAC-01', 'CN-ZJG-01', 'CN-JYN-01'],
    varieties: [...CN, 'frequencyRegulation'],
  }),
  plan({
    key: 'utrecht',
    name: ['Utrecht-Brabant VPP', '乌得勒支-布拉班特虚拟电厂'],
    tenant: 'greensource',
    area: 'NL-NB',
    platform: 'TENNET',
    company: 'ENEXIS',
    type: 'mixed',
    status: 'operating',
    contact: 'Sanne de Vries',
    sites: ['NL-ZAA-01', 'NL-WAA-01', 'NL-TIH-01', 'NL-DEL-01', 'NL-HAA-01', 'NL-AMF-01', 'NL-MER-01', 'NL-UTZ-01'],
    varieties: ['demandResponse', 'frequencyRegulation', 'spot'],
  }),
  plan({
    key: 'suzhou3',
    name: ['Suzhou park VPP', '苏州园区虚拟电厂'],
    tenant: 'greensource',
    area: 'CN-320500',
    platform: 'JS-VPP',
    company: 'SGCC-SUZ',
    type: 'load',
    status: 'registered',
    contact: '沈若溪',
    sites: ['CN-SUZ-03'],
  }),
];
