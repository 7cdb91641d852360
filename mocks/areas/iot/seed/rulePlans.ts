import type { KindKey } from '../kinds/kinds';

/** A rule of a fresh database: of a tenant, over the products of a kind. */
export interface RulePlan {
  readonly key: string;
  readonly tenant: string;
  readonly name: string;
  readonly kind: KindKey;
  readonly level: string;
  readonly severity: 'critical' | 'major' | 'minor' | 'warning';
  /** Minutes of silence; absent: the attribute and bound that are watched, at an hour of the day when it is likely. */
  readonly offline?: number;
  readonly watch?: {
    readonly code: string;
    readonly condition: 'gt' | 'lt';
    readonly bound: number;
    readonly hour: number;
  };
}

const silence = (
  tenant: string,
  name: string,
  kind: KindKey,
  level: string,
  severity: RulePlan['severity'],
  offline: number,
): RulePlan => ({ key: `${tenant} ${kind} offline`, tenant, name, kind, level, severity, offline });
const watch = (
  tenant: string,
  name: string,
  kind: KindKey,
  level: string,
  severity: RulePlan['severity'],
  code: string,
  condition: 'gt' | 'lt',
  bound: number,
  hour: number,
): RulePlan => ({
  key: `${tenant} ${kind} ${code}`,
  tenant,
  name,
  kind,
  level,
  severity,
  watch: { code, condition, bound, hour },
});

export const rulePlans: readonly RulePlan[] = [
  silence('greensource', 'Controller silent', 'controller', 'critical', 'critical', 15),
  silence('greensource', 'Inverter silent', 'stringInverter', 'major', 'major', 30),
  silence('greensource', 'Battery silent', 'battery', 'major', 'major', 30),
  silence('greensource', 'Charger silent', 'acCharger', 'minor', 'minor', 60),
  watch('greensource', 'Inverter too warm', 'stringInverter', 'major', 'major', 'temperature', 'gt', 42, 13),
  watch('greensource', 'Transformer load high', 'transformer', 'minor', 'minor', 'loadRate', 'gt', 28, 18),
  watch('greensource', 'Battery cells warm', 'battery', 'minor', 'warning', 'cellTemperatureMax', 'gt', 27.5, 12),
  silence('jiangnan', '控制器离线', 'controller', 'critical', 'critical', 15),
  silence('jiangnan', '逆变器离线', 'stringInverter', 'major', 'major', 30),
  watch('jiangnan', '逆变器过温', 'stringInverter', 'major', 'major', 'temperature', 'gt', 42, 13),
  watch('jiangnan', '箱变负载过高', 'transformer', 'minor', 'minor', 'loadRate', 'gt', 28, 18),
  silence('pearlriver', '控制器离线', 'controller', 'critical', 'critical', 15),
  silence('pearlriver', '变流器离线', 'converter', 'major', 'major', 30),
  watch('pearlriver', '电芯温度偏高', 'battery', 'minor', 'warning', 'cellTemperatureMax', 'gt', 27.5, 12),
  silence('alpine', 'Battery silent', 'battery', 'major', 'major', 30),
  silence('brabant', 'Controller silent', 'controller', 'critical', 'critical', 15),
];

/** Steps of alarms, shared by the platform: name, level, color. */
export const gradePlans = [
  { key: 'critical', name: '紧急', nameEn: 'Urgent', level: 1, color: 'red' },
  { key: 'major', name: '重要', nameEn: 'Important', level: 2, color: 'orange' },
  { key: 'minor', name: '次要', nameEn: 'Minor', level: 3, color: 'yellow' },
  { key: 'hint', name: '提示', nameEn: 'Hint', level: 4, color: 'blue' },
] as const;
