import { asFlag, asObject, asText } from '@/api';
import type { SettingKind } from '@schemas/hems/parts/userSettings';
import { objectsIn } from '../objectsIn';

/** An automation of a home and how it stands. */
export interface UserToggle {
  readonly kind: SettingKind;
  readonly on: boolean;
}

export interface UserDevice {
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly name: string;
  /** Undefined where nothing is said of it. */
  readonly online: boolean | undefined;
  readonly ai: boolean;
}

/** A customer user as his page shows him (spec 02 §3). Texts are '' where there are none. */
export interface ShownUser {
  readonly id: string;
  readonly email: string;
  readonly country: string;
  readonly importProduct: string;
  readonly exportProduct: string;
  readonly created: unknown;
  readonly toggles: readonly UserToggle[];
  readonly devices: readonly UserDevice[];
}

/** In the order of spec 02 §2; the property of `strategy` that says how each stands. */
const TOGGLES = [
  'automatic',
  'rules',
  'energyTrading',
  'capacityCharge',
  'gridFeedIn',
  'overload',
  'batteryStandBy',
  'batteryForEv',
] as const;

/** AI decides of itself: these are its own. */
export const AI_TOGGLES: ReadonlySet<string> = new Set(['automatic', 'energyTrading', 'capacityCharge']);

/** 1 on and 0 off; also 3 on and 2 off, as the status of an automation. */
export const isOn = (raw: unknown): boolean =>
  ['1', '3', 'true'].includes(asText(asObject(raw)?.code ?? raw) || String(raw));

const descOf = (value: unknown): string => asText(asObject(value)?.desc ?? asObject(value)?.name ?? value);

/** Reads H-043; what is missing is '' or off. */
export function readUser(raw: unknown): ShownUser {
  const user = asObject(raw) ?? {};
  const [tariff, strategy, extend] = [
    asObject(user.tariff) ?? {},
    asObject(user.strategy) ?? {},
    asObject(user.extendInfo) ?? {},
  ];
  return {
    id: asText(user.userId) || asText(user.cusUserId),
    email: asText(user.email),
    country: descOf(user.country),
    importProduct: descOf(tariff.importProduct),
    exportProduct: descOf(tariff.exportProduct),
    created: user.snapshotCreateTime,
    toggles: TOGGLES.map((kind) => ({ kind, on: isOn(kind === 'rules' ? extend.ifttt : strategy[kind]) })),
    devices: objectsIn(user.devices).map((device) => ({
      type: descOf(device.deviceType),
      brand: descOf(device.brand),
      model: descOf(device.model),
      name: asText(device.deviceName),
      online: asFlag(device.online ?? device.deviceOnlineStatus ?? device.status),
      ai: asFlag(device.ai) ?? false,
    })),
  };
}
