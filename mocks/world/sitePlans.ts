import type { SitePlan } from './makeSite';

const DEMO = { tenant: 'greensource', since: '2024-11-01', tariff: 'spot' } as const;
const OWN = { tenant: 'operator', since: '2024-10-01', tariff: 'jiangsu' } as const;
const EAST = { tenant: 'jiangnan', since: '2024-09-01', tariff: 'jiangsu' } as const;
const SOUTH = { tenant: 'pearlriver', since: '2024-12-01', tariff: 'guangdong' } as const;

/** The commercial sites of the demonstration: every kind of place and equipment in China and in Europe, those of the demonstration tenant last, so that lists begin with them. */
export const sitePlans: readonly SitePlan[] = [
  { ...EAST, code: 'CN-SUZ-01', kind: 'plant', name: ['Suzhou Industrial Zone 1', '工业园区一期'], area: 'CN-320500', load: [9200, 'shifts', 30], pv: [36, 110], battery: [8, 'cabinet', 'periods'], billing: 'contractDemand' },
  { ...EAST, code: 'CN-SUZ-02', kind: 'plant', name: ['Suzhou Industrial Zone 2', '工业园区二期'], area: 'CN-320500', load: [6400, 'shifts', 24], pv: [24, 110], battery: [6, 'cabinet', 'periods'] },
  { ...EAST, code: 'CN-KUN-01', kind: 'campus', name: ['Kunshan PV and Storage', '昆山光储站'], area: 'CN-320500', load: [2100, 'office', 18], pv: [16, 110], battery: [4, 'cabinet', 'periods'], chargers: [12, 2, 60, 3], heat: [6, 42] },
  { ...EAST, code: 'CN-TAC-01', kind: 'plant', name: ['Taicang Port', '太仓港'], area: 'CN-320500', load: [12_600, 'steady', 36], pv: [30, 110, { shadedString: { inverter: 6, string: 2 } }], billing: 'actualDemand' },
  { ...EAST, code: 'CN-CHS-01', kind: 'pv', name: ['Changshu Solar Station', '常熟电站'], area: 'CN-320500', pv: [64, 110, { deadString: { inverter: 18, string: 5, since: '2026-04-11' } }], load: [60, 'steady', 2] },
  { ...EAST, code: 'CN-ZJG-01', kind: 'storage', name: ['Zhangjiagang Bonded Zone Storage', '张家港保税区储能站'], area: 'CN-320500', battery: [4, 'container', 'periods'], load: [420, 'steady', 2] },
  { ...EAST, code: 'CN-JYN-01', kind: 'plant', name: ['Jiangyin Riverside', '江阴临港'], area: 'CN-320200', load: [7800, 'shifts', 26], pv: [22, 110], battery: [6, 'cabinet', 'periods'] },
  { ...EAST, code: 'CN-YIX-01', kind: 'pv', name: ['Yixing Fishery Solar', '宜兴渔光站'], area: 'CN-320200', pv: [48, 110], load: [48, 'steady', 2], missing: 0.012 },
  { ...EAST, code: 'CN-MOB-01', kind: 'mobile', name: ['Mobile storage Wuxi 1', '无锡移动储能1号'], area: 'CN-320200', battery: [1, 'trailer', 'backup'], load: [58, 'office', 1] },
  { ...SOUTH, code: 'CN-NSH-01', kind: 'plant', name: ['Nansha Port', '南沙港'], area: 'CN-440100', load: [10_400, 'steady', 32], pv: [26, 110], billing: 'actualDemand' },
  { ...SOUTH, code: 'CN-HPU-01', kind: 'campus', name: ['Huangpu Science City', '黄埔科学城'], area: 'CN-440100', load: [3600, 'office', 28], pv: [14, 110], battery: [6, 'cabinet', 'periods'], chargers: [16, 2, 7, 2], heat: [8, 50] },
  { ...SOUTH, code: 'CN-PYU-01', kind: 'charging', name: ['Panyu Charging Hub', '番禺充电站'], area: 'CN-440100', chargers: [20, 2, 120, 9], pv: [3, 110], battery: [4, 'cabinet', 'periods'], load: [70, 'steady', 2] },
  { ...SOUTH, code: 'CN-QHA-01', kind: 'charging', name: ['Qianhai Charging Hub', '前海超充站'], area: 'CN-440300', chargers: [24, 2, 180, 10], load: [90, 'steady', 2] },
  { ...SOUTH, code: 'CN-YTN-01', kind: 'storage', name: ['Yantian Port Storage', '盐田港储能站'], area: 'CN-440300', battery: [2, 'container', 'periods'], load: [230, 'steady', 2] },
  { ...SOUTH, code: 'CN-GMG-01', kind: 'pv', name: ['Guangming Rooftops', '光明屋顶电站'], area: 'CN-440300', pv: [40, 110, { shadedString: { inverter: 3, string: 1 } }], load: [40, 'steady', 2] },
  { tenant: 'gobi', since: '2024-08-01', tariff: 'gansu', code: 'CN-DUN-01', kind: 'pv', name: ['Dunhuang Solar Base, phase 1', '敦煌光伏基地一期'], area: 'CN-620900', pv: [120, 196, { soiling: 0.004, deadString: { inverter: 41, string: 7, since: '2026-02-20' } }], load: [180, 'steady', 3] },
  { tenant: 'alpine', since: '2025-01-01', tariff: 'spot', code: 'AT-INN-01', kind: 'storage', name: ['Innsbruck Nord', '因斯布鲁克北储能站'], area: 'AT-7', battery: [1, 'container', 'spot'], load: [95, 'steady', 2] },
  { tenant: 'alpine', since: '2025-01-01', tariff: 'spot', code: 'AT-WAT-01', kind: 'pv', name: ['Wattens', '瓦滕斯光伏站'], area: 'AT-7', pv: [18, 60], load: [22, 'steady', 1] },
  { tenant: 'brabant', since: '2025-03-01', tariff: 'dual', code: 'NL-TIL-01', kind: 'campus', name: ['Tilburg Noord', '蒂尔堡北园区'], area: 'NL-NB', load: [1400, 'office', 14], pv: [8, 60], chargers: [10, 2, 22, 2], heat: [5, 34] },
  { tenant: 'brabant', since: '2025-03-01', tariff: 'spot', code: 'NL-KAA-01', kind: 'charging', name: ['Kaatsheuvel', '卡茨霍伊弗尔充电站'], area: 'NL-NB', chargers: [8, 2, 150, 7], load: [40, 'steady', 1] },
  { tenant: 'rheinstrom', since: '2025-02-01', tariff: 'spot', code: 'DE-KOE-01', kind: 'plant', name: ['Cologne-Niehl works', '科隆尼尔工厂'], area: 'DE-NW', load: [8600, 'shifts', 22], pv: [20, 100], battery: [6, 'cabinet', 'selfUse'], heat: [8, 60] },
  { tenant: 'rheinstrom', since: '2025-02-01', tariff: 'spot', code: 'DE-DUI-01', kind: 'storage', name: ['Duisburg-Ruhrort Storage', '杜伊斯堡储能站'], area: 'DE-NW', battery: [3, 'container', 'spot'], load: [310, 'steady', 2] },
  { ...OWN, code: 'CN-JIA-01', kind: 'campus', name: ['Jiaxing PV and Storage', '嘉兴光储充一体站'], area: 'CN-330400', load: [1900, 'office', 16], pv: [9, 100], battery: [2, 'cabinet', 'periods'], chargers: [12, 2, 60, 4], heat: [4, 36] },
  { ...OWN, code: 'CN-WUX-02', kind: 'storage', name: ['Wuxi Storage', '无锡储能电站'], area: 'CN-320200', battery: [2, 'container', 'periods'], load: [260, 'steady', 2] },
  { ...OWN, code: 'NL-EIN-01', kind: 'campus', name: ['Eindhoven Campus', '埃因霍温园区电站'], area: 'NL-NB', tariff: 'spot', load: [3200, 'office', 22], pv: [12, 100, { feedInLimit: 600 }], battery: [4, 'cabinet', 'selfUse'], chargers: [24, 1, 22, 2], heat: [10, 70] },
  { ...DEMO, code: 'NL-MOB-01', kind: 'mobile', name: ['Mobile storage Rotterdam 1', '鹿特丹移动储能1号'], area: 'NL-ZH', battery: [1, 'trailer', 'backup'], load: [66, 'office', 1] },
  { ...DEMO, code: 'NL-GRO-01', kind: 'pv', name: ['Groningen Oost', '格罗宁根东光伏站'], area: 'NL-GR', pv: [44, 110, { feedInLimit: 3800 }], load: [42, 'steady', 2] },
  { ...DEMO, code: 'NL-DEL-01', kind: 'storage', name: ['Delfzijl', '代尔夫宰尔储能站'], area: 'NL-GR', battery: [2, 'container', 'spot'], load: [190, 'steady', 2] },
  { ...DEMO, code: 'NL-HAA-01', kind: 'storage', name: ['Haarlem Noord', '哈勒姆北储能站'], area: 'NL-NH', battery: [1, 'container', 'spot'], load: [90, 'steady', 2] },
  { ...DEMO, code: 'NL-ZAA-01', kind: 'plant', name: ['Zaanse Werf', '赞斯船厂'], area: 'NL-NH', tariff: 'dual', load: [4300, 'shifts', 24], pv: [18, 110], battery: [3, 'cabinet', 'periods'] },
  { ...DEMO, code: 'NL-AMF-01', kind: 'charging', name: ['Amersfoort', '阿默斯福特充电站'], area: 'NL-UT', chargers: [14, 2, 150, 8], pv: [2, 60], battery: [2, 'cabinet', 'spot'], load: [50, 'steady', 1] },
  { ...DEMO, code: 'NL-WAA-01', kind: 'plant', name: ['Waalwijk', '瓦尔韦克物流园'], area: 'NL-NB', load: [5200, 'shifts', 26], pv: [28, 110, { feedInLimit: 1800 }], battery: [5, 'cabinet', 'selfUse'] },
  { ...DEMO, code: 'NL-TIH-01', kind: 'plant', name: ['Tilburg Haven', '蒂尔堡港'], area: 'NL-NB', tariff: 'dual', load: [3900, 'shifts', 22], pv: [14, 110, { shadedString: { inverter: 4, string: 3 } }] },
  { ...DEMO, code: 'NL-LEI-01', kind: 'charging', name: ['Leidsche Rijn', '莱德斯赖恩充电站'], area: 'NL-UT', chargers: [18, 2, 150, 9], load: [60, 'steady', 2] },
  { ...DEMO, code: 'CN-SUZ-03', kind: 'plant', name: ['Suzhou Industrial Park', '苏州工业园光伏电站'], area: 'CN-320500', tariff: 'jiangsu', load: [5600, 'shifts', 28], pv: [17, 110, { soiling: 0.003 }], battery: [5, 'cabinet', 'periods'], billing: 'contractDemand' },
  { ...DEMO, code: 'NL-ZEE-01', kind: 'pv', name: ['Zeewolde Solar Field', '泽沃德地面电站'], area: 'NL-FL', pv: [22, 110, { deadString: { inverter: 1, string: 4, since: '2026-03-02' } }], load: [26, 'steady', 2] },
  { ...DEMO, code: 'NL-MER-01', kind: 'campus', name: ['Merwede', '默韦德社区'], area: 'NL-NB', load: [2600, 'office', 30], pv: [12, 60], battery: [3, 'cabinet', 'selfUse'], chargers: [16, 2, 22, 2], heat: [12, 64] },
  { ...DEMO, code: 'NL-UTZ-01', kind: 'campus', name: ['Utrecht Zuid', '乌得勒支南园区'], area: 'NL-UT', load: [1800, 'office', 24], pv: [10, 60], battery: [2, 'cabinet', 'selfUse'], chargers: [12, 2, 22, 2], heat: [8, 40] },
  { ...DEMO, code: 'NL-UTR-01', kind: 'pv', name: ['Utrecht Rooftop', '乌得勒支屋顶电站'], area: 'NL-UT', pv: [7, 60, { deadString: { inverter: 0, string: 3, since: '2026-05-18' } }], load: [9, 'steady', 1] },
];
