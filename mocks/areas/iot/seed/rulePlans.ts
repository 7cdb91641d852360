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

interface SilenceSeed {
  readonly tenant: string;
  readonly name: string;
  readonly kind: KindKey;
  readonly level: string;
  readonly severity: RulePlan['severity'];
  readonly offline: number;
}

const silence = ({ tenant, name, kind, level, severity, offline }: SilenceSeed): RulePlan => ({
  key: `${tenant} ${kind} offline`,
  tenant,
  name,
  kind,
  level,
  severity,
  offline,
});
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
  silence({
    tenant: 'greensource',
    name: 'Controller silent',
    kind: 'controller',
    level: 'critical',
    severity: 'critical',
    offline: 15,
  }),
  silence({
    tenant: 'greensource',
    name: 'Inverter silent',
    kind: 'stringInverter',
    level: 'major',
    severity: 'major',
    offline: 30,
  }),
  silence({
    tenant: 'greensource',
    name: 'Battery silent',
    kind: 'battery',
    level: 'major',
    severity: 'major',
    offline: 30,
  }),
  silence({
    tenant: 'greensource',
    name: 'Charger silent',
    kind: 'acCharger',
    level: 'minor',
    severity: 'minor',
    offline: 60,
  }),
  watch('greensource', 'Inverter too warm', 'stringInverter', 'major', 'major', 'temperature', 'gt', 42, 13),
  watch('greensource', 'Transformer load high', 'transformer', 'minor', 'minor', 'loadRate', 'gt', 28, 18),
  watch('greensource', 'Battery cells warm', 'battery', 'minor', 'warning', 'cellTemperatureMax', 'gt', 27.5, 12),
  silence({
    tenant: 'jiangnan',
    name: '控制器离线',
    kind: 'controller',
    level: 'critical',
    severity: 'critical',
    offline: 15,
  }),
  silence({
    tenant: 'jiangnan',
    name: '逆变器离线',
    kind: 'stringInverter',
    level: 'major',
    severity: 'major',
    offline: 30,
  }),
  watch('jiangnan', '逆变器过温', 'stringInverter', 'major', 'major', 'temperature', 'gt', 42, 13),
  watch('jiangnan', '箱变负载过高', 'transformer', 'minor', 'minor', 'loadRate', 'gt', 28, 18),
  silence({
    tenant: 'pearlriver',
    name: '控制器离线',
    kind: 'controller',
    level: 'critical',
    severity: 'critical',
    offline: 15,
  }),
  silence({
    tenant: 'pearlriver',
    name: '变流器离线',
    kind: 'converter',
    level: 'major',
    severity: 'major',
    offline: 30,
  }),
  watch('pearlriver', '电芯温度偏高', 'battery', 'minor', 'warning', 'cellTemperatureMax', 'gt', 27.5, 12),
  silence({
    tenant: 'alpine',
    name: 'Battery silent',
    kind: 'battery',
    level: 'major',
    severity: 'major',
    offline: 30,
  }),
  silence({
    tenant: 'brabant',
    name: 'Controller silent',
    kind: 'controller',
    level: 'critical',
    severity: 'critical',
    offline: 15,
  }),
];

/** Steps of alarms, shared by the platform: name, level, color. */
export const gradePlans = [
  { key: 'critical', name: '紧急', nameEn: 'Urgent', level: 1, color: 'red' },
  { key: 'major', name: '重要', nameEn: 'Important', level: 2, color: 'orange' },
  { key: 'minor', name: '次要', nameEn: 'Minor', level: 3, color: 'yellow' },
  { key: 'hint', name: '提示', nameEn: 'Hint', level: 4, color: 'blue' },
] as const;
