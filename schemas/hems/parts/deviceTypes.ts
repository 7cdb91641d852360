/**
 * Codes of device types (spec 02 §3): 0 small devices, 1 meter, 2 solar, 3 home battery, 4 charger, 5 other battery, 6
 * heating and cooling, from 100 on small devices by kind.
 */
export const DEVICE_TYPES = [0, 1, 2, 3, 4, 5, 6, 100, 101, 102, 103, 104] as const;

/**
 * What every field of device types says besides: `enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true })`.
 */
export const deviceTypeWords = {
  shared: 'hems.deviceType',
  codeAliases: {
    ME: 0,
    SOCKET: 0,
    TEMPHUMI: 0,
    RELAY_IO: 0,
    METER: 1,
    PV: 2,
    ENERGY: 3,
    CHP: 4,
    HVAC: 6,
    ME_PV: 100,
    ME_WATER_HEATER: 101,
    ME_WASHER_DRYER: 102,
    ME_HVAC: 103,
    ME_LOAD: 104,
  },
} as const;
