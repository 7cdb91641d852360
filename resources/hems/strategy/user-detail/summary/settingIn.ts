import { asObject } from '@/api';
import { decodeFields } from '@/schema';
import { userSetting, userSettingFields, type SettingKind } from '@schemas/hems/parts/userSettings';
import { objectsIn } from '../objectsIn';
import { ruleRows, type Words } from './ruleRows';

/** What a drawer is of: a setting, or a setting of one of the devices by its place in the list. */
export interface SettingOf {
  readonly kind: SettingKind;
  readonly device?: number;
}

/**
 * The fields of a setting and their values in a snapshot; `extendInfo.X` may hold it as `data` or be it itself. Never
 * throws.
 */
export function settingIn(raw: unknown, { kind, device }: SettingOf, zone: string, words: Words) {
  const { of, shows, read = (row: object) => row } = userSetting(kind);
  const snapshot = asObject(raw) ?? {};
  const setting = of === undefined ? undefined : asObject(snapshot.extendInfo)?.[of];
  const inner = asObject(setting)?.data ?? setting;
  const own =
    device === undefined
      ? { ...snapshot, lastUpdateTime: snapshot.snapshotCreateTime }
      : asObject(objectsIn(snapshot.devices)[device]?.param);
  const data = of === undefined ? own : asObject(inner);
  const fields = Object.fromEntries(
    [...shows, 'lastUpdateTime' as const].map((name) => [name, userSettingFields[name]]),
  );
  const row = {
    timeZone: zone,
    ...read(data ?? {}),
    lastUpdateTime: asObject(setting)?.lastUpdateTime ?? data?.lastUpdateTime,
  };
  return {
    fields,
    values: { ...decodeFields(fields, row), ...(kind === 'rules' && { rules: ruleRows(inner, words) }) },
  };
}

/** The kind of settings a device has by its type; undefined for one that has none (spec 02 §3). */
export function deviceSetting(deviceType: string): SettingKind | undefined {
  const type = deviceType.toUpperCase().replace(/[^A-Z]/g, '');
  return (
    {
      BATTERY: 'battery',
      ENERGY: 'battery',
      EVCHARGER: 'charger',
      CHP: 'charger',
      HVAC: 'hvac',
      HEATCOOL: 'hvac',
    } as const
  )[type];
}
