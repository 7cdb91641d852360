/** A believable tenant. */
export interface Company {
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly countryCode: string;
  readonly city: string;
  readonly contact: string;
  readonly phone: string;
  readonly state: 0 | 1 | 2;
  readonly products: readonly string[];
}

const company = (
  key: string, name: string, nameEn: string, countryCode: string, city: string, contact: string, phone: string,
  state: 0 | 1 | 2, ...products: string[]
): Company => ({ key, name, nameEn, countryCode, city, contact, phone, state, products });

/** The tenants of a fresh database; `greensource` is the one of the demonstration accounts. */
export const companies: readonly Company[] = [
  company('greensource', '绿源能源科技', 'GreenSource Energy', 'NL', 'Utrecht', 'Sanne de Vries', '+31301234567', 1, 'enterprise', 'platform', 'hems', 'vpp', 'iot', 'pv'),
  company('nordlys', '北极光能源', 'Nordlys Energi', 'DK', 'Aarhus', 'Mikkel Sørensen', '+4586123456', 1, 'enterprise', 'hems'),
  company('sunharbor', '阳光港电力', 'Sun Harbour Power', 'SE', 'Malmö', 'Elin Lindqvist', '+46401234567', 1, 'enterprise', 'hems', 'pv'),
  company('jiangnan', '江南虚拟电厂', 'Jiangnan Virtual Power', 'CN', '苏州', '陈思远', '13812345678', 1, 'enterprise', 'vpp', 'iot'),
  company('rheinstrom', '莱茵电力', 'RheinStrom', 'DE', 'Köln', 'Jonas Becker', '+492211234567', 1, 'enterprise', 'hems', 'vpp'),
  company('suomivirta', '芬兰电流', 'Suomivirta', 'FI', 'Tampere', 'Aino Korhonen', '+358401234567', 0, 'enterprise', 'hems'),
  company('lowland', '低地智能家居', 'Lowland Smart Homes', 'NL', 'Eindhoven', 'Pieter Jansen', '+31401234567', 1, 'enterprise', 'hems'),
  company('pearlriver', '珠江综合能源', 'Pearl River Energy', 'CN', '广州', '梁嘉欣', '13923456789', 1, 'enterprise', 'vpp', 'pv', 'iot'),
  company('alpine', '阿尔卑斯储能', 'Alpine Storage', 'AT', 'Innsbruck', 'Lena Gruber', '+43512123456', 2, 'enterprise', 'hems', 'iot'),
  company('fjord', '峡湾充电', 'Fjord Charging', 'NO', 'Bergen', 'Ola Nordmann', '+4755123456', 1, 'enterprise', 'hems'),
  company('brabant', '布拉邦安装服务', 'Brabant Installers', 'NL', 'Tilburg', 'Femke Smits', '+31131234567', 0, 'enterprise', 'hems', 'iot'),
  company('gobi', '戈壁光伏', 'Gobi Solar', 'CN', '兰州', '马文博', '15934567890', 1, 'enterprise', 'pv'),
  company('oresund', '厄勒海峡公用事业', 'Øresund Utilities', 'SE', 'Helsingborg', 'Karin Nilsson', '+46421234567', 1, 'enterprise', 'hems', 'vpp'),
];
