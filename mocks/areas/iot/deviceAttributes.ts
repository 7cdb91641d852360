import type { Store } from '../../store/store';
import type { Locale } from '../../core/texts';
import type { DeviceDoc, PropertyDoc } from './iotDocs';
import type { Reading } from './kinds/attribute';
import { parameterOf } from './parameters';
import { iotTables } from './tables';
import { attributeOf, readingAt } from './telemetry/readingAt';
import type { Source } from './telemetry/source';

/** The attributes of a device are those of its product. */
export function propertiesOf(store: Store, device: DeviceDoc): PropertyDoc[] {
  return iotTables(store).properties.filter(({ productId }) => productId === device.productId);
}

export const nameOf = ({ name, nameEn }: PropertyDoc, locale: Locale): string => (locale === 'en' && nameEn) || name;

/** Words of a state or a switch; null for a number. */
export function statusText(source: Source, code: string, value: Reading | null, locale: Locale): string | null {
  return attributeOf(source, code)?.states?.[String(value)]?.[locale] ?? null;
}

/** What an attribute of a device is now: what somebody set, else what the device says. */
export function valueNow(
  store: Store,
  device: DeviceDoc,
  source: Source,
  property: PropertyDoc,
  now: number,
): Reading | null {
  if (property.valueType === 'static') return property.paramValue ?? null;
  const set = property.rwType === 'r' ? undefined : parameterOf(store, device.id, property.code, now);
  if (set?.value === undefined || set.value === null) return readingAt(source, property.code, property.dataType, now);
  const number = Number(set.value);
  return property.dataType === 'bool'
    ? ['true', '1'].includes(set.value)
    : set.value.trim() !== '' && Number.isFinite(number)
      ? number
      : set.value;
}
