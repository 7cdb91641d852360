import type { Text } from '../../../core/texts';

/** A unit of measure (proposed fields, measurement-unit). */
export interface Unit {
  readonly symbol: string;
  readonly name: Text;
  readonly category: string;
}

const unit = (symbol: string, category: string, zh: string, en: string): Unit => ({
  symbol,
  category,
  name: { zh, en },
});

export const units: readonly Unit[] = [
  unit('-', 'other', '无单位', 'no unit'),
  unit('W', 'power', '瓦', 'watt'),
  unit('kW', 'power', '千瓦', 'kilowatt'),
  unit('kvar', 'power', '千乏', 'kilovar'),
  unit('kVA', 'power', '千伏安', 'kilovolt-ampere'),
  unit('kWh', 'energy', '千瓦时', 'kilowatt-hour'),
  unit('V', 'voltage', '伏', 'volt'),
  unit('A', 'current', '安', 'ampere'),
  unit('°C', 'temperature', '摄氏度', 'degree Celsius'),
  unit('Hz', 'frequency', '赫兹', 'hertz'),
  unit('%', 'ratio', '百分比', 'per cent'),
  unit('dBm', 'ratio', '分贝毫瓦', 'decibel-milliwatt'),
  unit('s', 'time', '秒', 'second'),
  unit('min', 'time', '分钟', 'minute'),
  unit('h', 'time', '小时', 'hour'),
  unit('m/s', 'other', '米每秒', 'meter per second'),
  unit('°', 'other', '度', 'degree'),
  unit('W/m²', 'other', '瓦每平方米', 'watt per square meter'),
];
