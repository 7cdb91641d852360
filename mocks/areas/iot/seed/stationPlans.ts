import type { KindKey } from '../kinds/kinds';

/** Where the stations of a tenant are, and how they are called. */
export interface StationPlan {
  readonly tenant: string;
  readonly areas: readonly string[];
  readonly names: readonly string[];
  readonly chinese: boolean;
}

/** The stations of a fresh database; those of the demonstration tenant come last, so that lists begin with them. */
export const stationPlans: readonly StationPlan[] = [
  { tenant: 'jiangnan', areas: ['CN-320500', 'CN-320200'], chinese: true, names: ['工业园区一期', '工业园区二期', '昆山光储站', '太仓港', '吴江开发区', '常熟电站', '张家港保税区', '江阴临港', '惠山站', '滨湖站', '新吴站', '宜兴站'] },
  { tenant: 'pearlriver', areas: ['CN-440100', 'CN-440300'], chinese: true, names: ['南沙港', '黄埔科学城', '番禺站', '白云站', '花都站', '前海站', '龙岗站', '坪山站', '光明站', '盐田港'] },
  { tenant: 'alpine', areas: ['AT-7'], chinese: false, names: ['Innsbruck Nord', 'Hall in Tirol', 'Wattens', 'Telfs', 'Kufstein', 'Schwaz'] },
  { tenant: 'brabant', areas: ['NL-NB'], chinese: false, names: ['Tilburg Noord', 'Goirle', 'Kaatsheuvel', 'Dongen'] },
  {
    tenant: 'greensource', areas: ['NL-UT', 'NL-NB', 'NL-NH', 'NL-GR'], chinese: false,
    names: ['Utrecht Zuid', 'Merwede', 'Leidsche Rijn', 'Tilburg Haven', 'Eindhoven Campus', 'Haarlem Noord', 'Zaanse Werf', 'Groningen Oost', 'Delfzijl', 'Amersfoort', 'Nieuwegein', 'Waalwijk', 'Oss', 'Alkmaar', 'Hoorn', 'Veendam', 'Zeist', 'Breda West', 'Roosendaal', 'Purmerend'],
  },
];

/** What a device of a kind is called at a station. */
export const kindWords: Readonly<Record<KindKey, readonly [en: string, zh: string]>> = {
  controller: ['Controller', '控制器'], stringInverter: ['Inverter', '逆变器'], microInverter: ['Micro-inverter', '微逆'], hybridInverter: ['Hybrid inverter', '混合逆变器'],
  battery: ['Battery', '储能电池'], converter: ['PCS', '变流器'], gridMeter: ['Grid meter', '关口表'], loadMeter: ['Load meter', '负荷表'], transformer: ['Transformer', '箱变'],
  acCharger: ['AC charger', '交流桩'], dcCharger: ['DC charger', '直流桩'], heatPump: ['Heat pump', '热泵'], weatherStation: ['Weather station', '气象站'], smartPlug: ['Smart plug', '智能插座'],
};
