import { asCode, asFlag, asObject, asText } from '@/api';

/** A coded word of the wire: its code ('' when it is only words) and the server's own words. */
export interface Coded {
  readonly code: string;
  readonly text: string;
}

export interface HomeUser {
  readonly id: string;
  readonly email: string;
  /** Times as they came; they are shown in the zone of the station. */
  readonly joined: unknown;
}

export interface HomeTariff {
  readonly direction: Coded;
  readonly priceType: Coded;
  readonly name: string;
  readonly area: string;
  readonly set: unknown;
  /** '' when there is nothing to view. */
  readonly businessId: string;
  readonly retailerId: string;
}

export interface StrategyItem {
  /** Strategy type 1 to 6, '' for none of them. */
  readonly type: string;
  readonly name: string;
  /** On or off; undefined when the server says neither. */
  readonly on: boolean | undefined;
}

export interface DeviceStrategies {
  readonly device: string;
  readonly sn: string;
  readonly items: readonly StrategyItem[];
}

export interface InfoDevice {
  readonly type: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly status: Coded;
  readonly lastOnline: unknown;
  readonly connected: unknown;
}

/** Everything that is known of a home besides its own record (spec 02 §3). */
export interface HomeInfo {
  readonly users: readonly HomeUser[];
  readonly tariffs: readonly HomeTariff[];
  readonly byTypes: readonly StrategyItem[];
  readonly byDevices: readonly DeviceStrategies[];
  readonly devices: readonly InfoDevice[];
}

type Wire = Readonly<Record<string, unknown>>;

const words = (value: unknown): string =>
  asText(asObject(value)?.desc ?? asObject(value)?.name ?? asObject(value)?.code ?? value);

function rows<T>(raw: unknown, read: (row: Wire) => T): T[] {
  const given = asObject(raw)?.list ?? raw;
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  return list.flatMap((one) => {
    const row = asObject(one);
    return row ? [read(row)] : [];
  });
}

function coded(raw: unknown): Coded {
  const inside = asObject(raw);
  return {
    code: inside ? asText(inside.code ?? inside.value) : asText(raw),
    text: inside ? asText(inside.desc ?? inside.name) : '',
  };
}

const item = (row: Wire): StrategyItem => ({
  type: asCode(row.type),
  name: words(row.name) || words(row.strategyName) || words(asObject(row.type)?.desc),
  on: asFlag(row.status),
});

/** A device without strategies of its own but with a name and a status is one item. */
function deviceStrategies(row: Wire): DeviceStrategies {
  const items = rows(row.strategyList, item);
  const alone = items.length === 0 && row.status !== undefined && row.status !== null;
  return {
    device: words(row.deviceName) || words(row.deviceType) || (alone ? '' : words(row.name)),
    sn: asText(row.deviceSn),
    items: alone ? [item(row)] : items,
  };
}

/** Reads an answer of `station/homeDetail`; a block that is missing is an empty one. */
export function readHomeInfo(raw: unknown): HomeInfo {
  const answer = asObject(raw) ?? {};
  const strategies = asObject(answer.strategyInfo) ?? {};
  return {
    users: rows(answer.userInfoList, (row) => ({
      id: asText(row.cusUserId) || asText(row.userId),
      email: words(row.cusUserEmail) || words(row.email),
      joined: row.joinDate,
    })),
    tariffs: rows(answer.tariffInfoList, (row) => ({
      direction: coded(row.tariffDirectionType),
      priceType: coded(row.priceType),
      name: words(row.tariffName),
      area: words(row.retailerRegion),
      set: row.settingDate,
      businessId: asText(row.businessId),
      retailerId: asText(row.retailerId),
    })),
    byTypes: rows(strategies.strategyList, item),
    byDevices: rows(strategies.deviceWithStrategyList, deviceStrategies),
    devices: rows(answer.deviceInfoList, (row) => ({
      type: words(row.deviceType),
      name: words(row.deviceName),
      brand: words(row.deviceBrand),
      model: words(row.deviceModel),
      status: coded(row.status ?? row.deviceOnlineStatus),
      lastOnline: row.lastOnlineTime,
      connected: row.connectedTime,
    })),
  };
}
