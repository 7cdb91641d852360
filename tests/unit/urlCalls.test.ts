import { expect, it } from 'vitest';
import { allResources } from '@mocks/resources';
import { callsOf } from '../contract/specification/declaredCalls';

// covers VR-016, V-220, H-303
it.each([
  ['vpp/trade-notice', 'POST /iemscloud/trade/web/vpp/trade/notice/file/upload'],
  ['hems/banner', 'POST /iems-goeu-web/web/common/upload'],
  ['hems/ota-package', 'POST /iems-goeu-web/web/common/upload'],
  ['cloud/data-monitor', 'POST /iemscloud/device/web/data/monitor/export'],
  ['cloud/station', 'POST /iemscloud/account/web/dictInfo/minio/upload'],
  ['ticket/work-order', 'POST /iemscloud/workOrder/web/workOrder/document/upload'],
  ['iot/product-property', 'POST /iot/v3/web/productProperty/import'],
  ['iot/firmware', 'GET /iot/v3/web/firmware/download'],
])('%s takes its file by %s, whole as the document gives it', (name, call) => {
  const resource = allResources.find((one) => one.name === name);
  expect(resource && callsOf(resource).map((one) => `${one.call.method} ${one.call.path}`)).toContain(call);
});
