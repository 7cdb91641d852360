import { asCode, asFlag, asObject, asText, readPage } from '@/api';
import { liveFigures, measuresOf, type DeviceFigure, type Measures } from './deviceFigures';
import { deviceKind, typeCode, type DeviceKind, type LiveKey } from './deviceTypes';
import type { StatusFacts } from './displayStatus';

/** The controller of a home. Texts are '' where the server says nothing. */
export interface Controller {
  readonly brand: string;
  readonly logo: unknown;
  readonly sn: string;
  readonly online: boolean | undefined;
  readonly model: string;
  readonly firmware: string;
  /** As it came; shown in the zone of the station. */
  readonly lastOnline: unknown;
}

/** A device of a home, as its card needs it. */
export interface Device {
  /** Unique on the page. */
  readonly key: string;
  readonly name: string;
  /** Type code, '' for an unknown type. */
  readonly type: string;
  readonly kind: DeviceKind | undefined;
  /** The server's own words for its type. */
  readonly typeText: string;
  readonly status: StatusFacts;
  readonly measures: Measures;
  readonly live: readonly DeviceFigure<LiveKey>[];
  /** It stands in a box: its card has a lock. */
  readonly box: boolean;
  /** Code of the mode it runs in, '' for none; an unknown one as it came. */
  readonly mode: string;
  readonly icons: readonly string[];
}

export interface HomeDevices {
  /** Undefined while no controller is connected. */
  readonly controller: Controller | undefined;
  readonly devices: readonly Device[];
}

type Wire = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => asText(asObject(value)?.desc ?? asObject(value)?.name ?? value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isFaulty = (status: unknown): boolean =>
  /^(fault|故障)$/i.test(asCode(status)) || /^(fault|故障)$/i.test(words(status));

/** `box` may be a flag, or the box itself. */
function hasBox(box: unknown): boolean {
  return asFlag(box) ?? (asObject(box) !== undefined || asText(box) !== '');
}

function readController(raw: unknown, answer: Wire): Controller | undefined {
  const controller = asObject(raw);
  const sn = asText(controller?.deviceSn) || asText(controller?.sn);
  if (!controller || (sn === '' && words(controller.brandName) === '' && words(controller.model) === ''))
    return undefined;
  return {
    brand: words(controller.brandName),
    logo: controller.brandLogo ?? controller.logo ?? answer.brandLogo,
    sn,
    online: asFlag(controller.online) ?? asFlag(controller.deviceOnlineStatus) ?? asFlag(controller.status),
    model: words(controller.model),
    firmware: words(controller.firmwareVersion),
    lastOnline: controller.lastOnlineTime,
  };
}

function readDevice(raw: unknown, index: number): Device | undefined {
  const device = asObject(raw);
  if (!device) return undefined;
  const [given, typeText] = [asCode(device.deviceType), words(device.deviceTypeStr) || words(device.deviceType)];
  const type = typeCode(given) || typeCode(typeText);
  return {
    key: `${index} ${asText(device.deviceSn) || asText(device.id)}`,
    name: words(device.deviceName),
    type,
    kind: deviceKind(typeText) ?? deviceKind(given),
    typeText: typeText === given && type !== '' ? '' : typeText,
    status: {
      type,
      status: asCode(device.status),
      switchOpen: asFlag(device.switchOpen),
      registered: asFlag(device.registered),
      desc: words(device.deviceStatus),
      faulty: isFaulty(device.deviceStatus),
    },
    measures: measuresOf(type, device),
    live: liveFigures(type, asObject(device.liveData) ?? {}),
    box: hasBox(device.box),
    mode: asCode(device.modeIcon),
    icons: list(device.showIcons).map(asCode).filter(Boolean),
  };
}

/**
 * Reads an answer of `portalDeviceList` (spec 02 §3): `{controller, devices}`, or the devices alone. Parts that are
 * missing are empty.
 */
export function readDevices(raw: unknown): HomeDevices {
  const answer = asObject(raw) ?? {};
  const rows = Array.isArray(answer.devices) ? answer.devices : (readPage(raw)?.rows ?? []);
  return {
    controller: readController(answer.controller, answer),
    devices: rows.flatMap((one, index) => readDevice(one, index) ?? []),
  };
}
