import { dateTime, enumeration, text } from '@/dsl';

/** Whether a device or a controller is reached. */
export const online = enumeration([1, 0], {
  readOnly: true,
  aliases: ['deviceOnlineStatus', 'onlineStatus'],
  tones: { 1: 'success', 0: 'neutral' },
  codeAliases: { online: 1, offline: 0 },
});

/** Whether a device of a serial number has connected once. */
export const activateState = enumeration([0, 1], {
  readOnly: true,
  tones: { 0: 'neutral', 1: 'success' },
  codeAliases: { inactive: 0, active: 1 },
});

/**
 * Where the upgrade of a device stands; reported by the device, failed without a report for 30 minutes (proposed
 * fields, device-ota).
 */
export const OTA_STATES = ['none', 'waiting', 'downloading', 'installing', 'success', 'failed'] as const;
export const otaWords = {
  shared: 'hems.otaStatus',
  tones: {
    none: 'neutral',
    waiting: 'warning',
    downloading: 'info',
    installing: 'info',
    success: 'success',
    failed: 'error',
  },
} as const;

/** What a serial number is of. */
export const SN_TYPES = ['controller', 'meter', 'inverter', 'battery', 'charger', 'other'] as const;
export const snTypeWords = { shared: 'hems.snType' } as const;

/** A device somewhere in a home, as lists of devices show it (proposed fields, device). */
export const reported = {
  firmwareVersion: text({ readOnly: true }),
  online,
  lastOnlineTime: dateTime({ readOnly: true }),
};
