import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import type { Text } from '../../core/texts';
import { randomFrom } from '../../core/random';
import { seedOf } from '../../energy/chance/seedOf';
import { buckets } from '../hems/energy/buckets';
import type { Customer } from './customer';

/** A rule that is watched over: 1 judges results, 2 what is done. */
export interface AlarmRule {
  readonly id: string;
  readonly ruleType: 1 | 2;
  readonly alarmSeverity: 1 | 2;
  readonly name: Text;
  readonly remark: Text;
}

const rule = (id: string, ruleType: 1 | 2, alarmSeverity: 1 | 2, en: string, zh: string, remarkEn: string, remarkZh: string): AlarmRule => ({ id, ruleType, alarmSeverity, name: { en, zh }, remark: { en: remarkEn, zh: remarkZh } });

/** The rules there are (proposed fields, analysis-alarm-rule). */
export const alarmRules: readonly AlarmRule[] = [
  rule('9101', 2, 1, 'Strategy not executed', '策略未执行', 'No controller carried out the planned strategy for 15 minutes', '控制器连续15分钟未执行计划策略'),
  rule('9102', 2, 2, 'Power deviates from plan', '功率偏离计划', 'Actual power deviates from the plan by more than 20 % for 15 minutes', '实际功率偏离计划超过20%且持续15分钟'),
  rule('9103', 2, 2, 'State of charge below plan', '荷电状态低于计划', 'The state of charge is 10 points or more below the plan', '荷电状态低于计划10个百分点及以上'),
  rule('9104', 2, 2, 'Charging not finished', '充电未按时完成', 'The car is not charged at the set time', '到设定时间车辆仍未充满'),
  rule('9105', 2, 2, 'Price or weather data missing', '电价或天气数据缺失', 'No price or weather data for the next day after 14:00', '14:00后仍无次日电价或天气数据'),
  rule('9106', 2, 1, 'Device offline during a plan', '计划执行中设备离线', 'A device that is part of the plan is offline', '参与计划的设备离线'),
  rule('9111', 1, 1, 'Monthly peak over target', '月需量超过目标', 'The peak of the month is above the target power', '当月最大需量超过目标功率'),
  rule('9112', 1, 2, 'Strategy accuracy low', '策略准确率偏低', 'The accuracy of the strategy is below 80 % on two days in a row', '策略准确率连续两天低于80%'),
  rule('9113', 1, 2, 'Saving below plan', '节费低于计划', 'The saving of a day is 20 % or more below the plan', '单日节费低于计划20%及以上'),
];

/** An alarm of a home, epoch ms. */
export interface AnalysisAlarm {
  readonly id: string;
  readonly at: number;
  readonly until: number;
  readonly rule: AlarmRule;
}

/** Rules that fired on a day: when much telemetry was lost a device was offline, and otherwise now and then. */
export function alarmsOn(customer: Customer, day: string): AnalysisAlarm[] {
  const { home, site, zone, now } = customer;
  if (!site) return [];
  const from = startOfDay(day, zone);
  const random = randomFrom(seedOf('analysis alarm', home.id, day));
  const watched = alarmRules.filter(({ ruleType }) => ruleType === 2);
  const made = Array.from({ length: Math.floor(random() * 4) }, (_, place): AnalysisAlarm => {
    const at = from + Math.floor(random() * 90) * 900_000;
    return { id: `${home.id}-${day}-${place}`, at, until: at + 900_000 * (1 + Math.floor(random() * 6)), rule: watched[Math.floor(random() * (watched.length - 1))] ?? (alarmRules[0] as AlarmRule) };
  });
  const silent = buckets(customer, { startDate: day, endDate: day }, 'hour').find(({ at, planned, steps }) => at + 3_600_000 < now && planned.length > 0 && steps.length === 0);
  const offline = alarmRules.find(({ id }) => id === '9106');
  return [...made, ...(silent && offline ? [{ id: `${home.id}-${day}-offline`, at: silent.at, until: startOfDay(addDays(day, 1), zone), rule: offline }] : [])].filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
}
