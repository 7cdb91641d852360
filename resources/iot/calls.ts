import { registerCalls } from '@/api';

/** Calls of the device platform that no schema declares (spec 03 §7). */
export const iotCalls = registerCalls('iot', {
  brandTree: 'GET /iot/v3/web/brand/tree',
  state: 'GET /iot/v3/web/device/state',
  values: 'GET /iot/v3/web/device/propertyValue',
  // covers V-486
  states: 'GET /iot/v3/web/device/propertyStatusValue',
  actualValues: 'GET /iot/v3/web/device/propertyActualValue',
  history: 'GET /iot/v3/web/device/propertyValuePage',
  properties: 'GET /iot/v3/web/device/propertyList',
  parameterTags: 'GET /iot/v3/web/protocol/paramTagDetail',
  noticeGroups: 'GET /iot/v3/web/alarmNoticeRule/groupList',
});
