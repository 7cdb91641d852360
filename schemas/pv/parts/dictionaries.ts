/*
 * Codes a cloud may have besides, by its dictionaries. No name of a dictionary is printed (spec 03 §7), so these are
 * proposals: where a cloud has no such call or dictionary, the codes of the fields are all there are.
 */

// covers V-725
/** Kinds of devices of PV stations: `enumeration(PV_DEVICE_TYPES, { ...moreDeviceTypes })`. */
export const moreDeviceTypes = {
  adds: { call: 'GET /account/v3/web/dictdata/get', fixed: { dictType: 'pvDeviceType' } },
} as const;

// covers V-682
/** How a device is not as it should be. */
export const moreAbnormalTypes = {
  adds: {
    call: 'GET /enjoyelec-cloud-pvpro-system/v3/web/system/dict/list',
    fixed: { dictType: 'abnormalType' },
  },
} as const;
