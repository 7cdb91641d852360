import { dateTime, duration, enumeration, reference } from '@/dsl';
import { PV_DEVICE_TYPES } from './deviceTypes';
import { moreAbnormalTypes, moreDeviceTypes } from './dictionaries';
import { SEVERITIES, severityTones } from '../../severity';

/** A device that is not as it should be, since when, and why (proposed fields M). */
export const troubleFields = {
  deviceId: reference('pv/device', { readOnly: true, textFrom: 'deviceName' }),
  stationId: reference('pv/station', { readOnly: true, textFrom: 'stationName' }),
  deviceType: enumeration(PV_DEVICE_TYPES, { readOnly: true, shared: 'pv.deviceType', ...moreDeviceTypes }),
  abnormalType: enumeration(['offline', 'zeroPower', 'lowOutput', 'dispersion', 'dataMissing'], {
    readOnly: true,
    ...moreAbnormalTypes,
    tones: {
      offline: 'neutral',
      zeroPower: 'error',
      lowOutput: 'warning',
      dispersion: 'warning',
      dataMissing: 'neutral',
    },
  }),
  level: enumeration(SEVERITIES, { readOnly: true, tones: severityTones }),
  startTime: dateTime({ readOnly: true }),
  duration: duration({ readOnly: true, unit: 's' }),
};
