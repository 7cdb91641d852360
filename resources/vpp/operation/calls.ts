import { registerCalls } from '@/api';

const ORDER = '/iemscloud/plan/web/vpp/responseOrder';

// covers V-003, V-006, V-010
/** Calls of virtual power plants that pages of their own make besides those of the schemas (spec 03 §7). */
export const vppCalls = registerCalls('vpp', {
  shares: `POST ${ORDER}/assign/adjustList`,
  recalculate: `POST ${ORDER}/assign/recalculateAdjustList`,
  templates: `POST ${ORDER}/assign/template/list`,
  commands: `POST ${ORDER}/command/detail`,
  runData: `POST ${ORDER}/run/data`,
  stopDetail: `POST ${ORDER}/command/stop/detail`,
  batchSend: `POST ${ORDER}/command/batchSend`,
  ability: 'POST /iemscloud/plan/web/vpp/resource/predict/ability/list',
  defaults: 'POST /iemscloud/vpp/web/resource/default/info',
  tree: 'POST /iemscloud/vpp/web/resource/tree',
});
