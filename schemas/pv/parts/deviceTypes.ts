/** What a device of a PV station is (proposed fields L). */
export const PV_DEVICE_TYPES = ['inverter', 'meter', 'collector', 'environment', 'boxSubstation', 'combiner'] as const;
/** What the library holds: modules besides, which are no devices. */
export const LIBRARY_TYPES = ['inverter', 'module', 'meter', 'collector', 'environment', 'boxSubstation'] as const;
