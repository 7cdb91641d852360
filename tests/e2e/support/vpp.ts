import { test } from '@playwright/test';
import { sharedSession } from './backend';
import { tenantAdmin } from './accounts';
import { rowsOf, type Said } from './moves';

/** A call of the VPP area as the administrator of the tenant: `vppCall('/iemscloud/vpp/web/unit/list', {})`. */
async function vppCall(path: string, params: object): Promise<Said> {
  const { accessToken } = await sharedSession(tenantAdmin);
  const response = await fetch(`${test.info().project.use.baseURL}/api/vpp${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(params),
  });
  return { ...((await response.json()) as Omit<Said, 'status'>), status: response.status };
}

async function done(path: string, params: object): Promise<void> {
  const said = await vppCall(path, params);
  if (said.code !== '0000') throw new Error(`${path}: ${said.msg}`);
}

const LINES = '/iemscloud/settlement/web/responseOrderInfo';
/** What one resource did in an order, confirmed here and billed nowhere. */
export async function givenConfirmedLine(): Promise<{
  readonly resource: string;
  readonly resourceId: unknown;
  readonly tenantId: unknown;
  readonly day: string;
}> {
  const lines = rowsOf(await vppCall(`${LINES}/settle/detail`, { status: 'editing', pageNum: 1, pageSize: 200 }));
  for (const { id, resourceId, tenantId, resourceName, responseDate, status, effectiveEnergy } of lines) {
    if (status !== 'editing' || Number(effectiveEnergy) <= 1) continue;
    const { code } = await vppCall(`${LINES}/confirm`, { id });
    if (code === '0000') return { resource: String(resourceName), resourceId, tenantId, day: String(responseDate) };
  }
  throw new Error('There is no line left to confirm.');
}

/** A bill of one such line, not yet sent. */
export async function givenBill(billName: string): Promise<void> {
  const { resourceId, tenantId, day } = await givenConfirmedLine();
  const days = { startDate: day, endDate: day };
  await done('/iemscloud/settlement/web/settlement/customTemporary/generate', {
    billName,
    tenantId,
    resourceIds: [resourceId],
    ...days,
    taxRate: 6,
    receiverEmail: 'billing@greensource.example',
  });
}
