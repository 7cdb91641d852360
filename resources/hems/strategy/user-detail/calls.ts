import { registerCalls } from '@/api';

const WEB = '/iems-goeu-web/web';

/**
 * Calls of the pages about a customer user (spec 02 §7). Their paths are not printed there: this is the one place that
 * says them. Each is sent `cusUserId` or `cuserId`, as the specification prints it beside the call.
 */
// covers H-043, H-056, H-057, H-058, H-059, H-060, H-061, H-062, H-063
// covers H-070, H-082, H-083, H-086, H-090, H-091, H-096
export const analysisCalls = registerCalls('analysis', {
  snapshot: `POST ${WEB}/analysis/userSnapshot`,
  dates: `POST ${WEB}/analysis/detailAnalysisDate`,
  alarmConfig: `POST ${WEB}/analysis/alarm/config`,
  alarmConfigUpdate: `POST ${WEB}/analysis/alarm/config/update`,
  alarmMonitor: `POST ${WEB}/analysis/alarm/monitor`,
  alarms: `POST ${WEB}/analysis/alarm/page`,
  rules: `POST ${WEB}/analysis/alarm/rule/list`,
  bindRules: `POST ${WEB}/analysis/alarm/rule/bind`,
  slots: `POST ${WEB}/ai/accuracy/list`,
  slot: `POST ${WEB}/ai/accuracy/detail`,
  purchasePrice: `POST ${WEB}/ai/accuracy/purchasePrice`,
  exportPrice: `POST ${WEB}/ai/accuracy/exportPrice`,
  load: `POST ${WEB}/ai/accuracy/load`,
  generation: `POST ${WEB}/ai/accuracy/generation`,
});

/** Files of charts: posted with the parameters of the chart. */
export const analysisFiles = {
  snapshot: `${WEB}/analysis/userSnapshot/export`,
  accuracy: `${WEB}/ai/accuracy/export`,
} as const;
