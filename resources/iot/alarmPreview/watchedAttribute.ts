import type { DeviceValue } from '../device/readValues';

interface Watched {
  readonly type?: string | null;
  /** Id of the attribute the rule names, and what it is called. */
  readonly attribute?: string | null;
  readonly title: string;
}

/**
 * The attribute of a device whose reports a rule is run over. Attributes of products have ids, those of devices codes:
 * they are one by name. A rule about silence takes any that the device reports by itself.
 */
export function watchedAttribute(
  { type, attribute, title }: Watched,
  attributes: readonly DeviceValue[],
): DeviceValue | undefined {
  if (type === 'offline')
    return attributes.find(({ writable, number }) => !writable && number !== null) ?? attributes[0];
  return (
    attributes.find(({ code }) => code === attribute) ??
    attributes.find(({ name, code }) => name === title || code === title)
  );
}
