import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';
import { MINUTE } from '../../../core/clock';
import { deviceState, placedDevice } from '../../../world/world';
import type { DeviceState } from '../../../world/model';
import { wallText } from '../../../core/wallText';
import { reportedBy } from './reportedBy';
import { cloudType } from './deviceTypes';

/** What is older has not come in time. */
const STALE = 15 * MINUTE;

/** What a device of the world shows now, and where it stands; undefined for one somebody added by hand. */
export function shownNow(
  deviceId: unknown,
  now: number,
): { readonly zone: string; readonly shown: DeviceState | undefined } | undefined {
  const placed = placedDevice(String(deviceId));
  return placed && { zone: placed.site.zone, shown: deviceState(placed.site, placed.device.id, now) };
}

/** A row for each attribute of each device, without its value: that is read when the row is shown. */
export function attributeRows({ store }: BackendContext): Doc[] {
  return store.all('cloud/device').flatMap(({ id, tenantId }) => {
    const placed = placedDevice(id);
    if (!placed || !cloudType(placed.device.type)) return [];
    return reportedBy(placed.device.type).map(({ code, name, unit }) => ({
      id: `${id} ${code}`,
      tenantId,
      deviceId: id,
      attributeCode: code,
      attributeName: name.en,
      unit,
    }));
  });
}

/** Value, moment and quality of such a row. */
export const measuredNow = ({ clock }: BackendContext) => {
  const read = ({ deviceId, attributeCode }: Doc) => {
    const now = clock();
    const found = shownNow(deviceId, now);
    const device = placedDevice(String(deviceId))?.device;
    const value =
      device && found?.shown
        ? (reportedBy(device.type)
            .find(({ code }) => code === attributeCode)
            ?.of(found.shown) ?? null)
        : null;
    return { value, at: found?.shown?.at, zone: found?.zone ?? 'UTC', now };
  };
  return {
    value: (row: Doc) => {
      const { value } = read(row);
      return value === null ? null : String(Math.round(value * 100) / 100);
    },
    dataTime: (row: Doc) => {
      const { at, zone } = read(row);
      return at === undefined ? null : wallText(at, zone);
    },
    quality: (row: Doc) => {
      const { value, at, now } = read(row);
      return value === null ? 'bad' : at !== undefined && now - at > STALE ? 'stale' : 'good';
    },
  };
};
