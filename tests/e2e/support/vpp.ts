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

/** A resource of its own at Merwede, like one of the seed, not yet switched on: it takes part in nothing. */
export async function givenResource(name: string): Promise<void> {
  const like = rowsOf(
    await vppCall('/iemscloud/vpp/web/resource/list', { name: 'Merwede chargers', pageNum: 1, pageSize: 5 }),
  )[0];
  const { id: _, unitId: __, code: ___, ...row } = like ?? {};
  const said = await vppCall('/iemscloud/vpp/web/resource/create', { ...row, name });
  if (said.code !== '0000') throw new Error(said.msg);
}

async function done(path: string, params: object): Promise<void> {
  const said = await vppCall(path, params);
  if (said.code !== '0000') throw new Error(`${path}: ${said.msg}`);
}

const UNITS = '/iemscloud/vpp/web/unit';
/** A unit of a resource of its own that is switched on. It is not started. */
export async function givenUnit(name: string): Promise<void> {
  const resource = `${name} resource`;
  await givenResource(resource);
  const id = rowsOf(await vppCall('/iemscloud/vpp/web/resource/list', { name: resource, pageNum: 1, pageSize: 5 }))[0]
    ?.id;
  await done('/iemscloud/vpp/web/resource/edit/state', { id, state: 1 });
  const {
    id: _,
    code: __,
    ...like
  } = rowsOf(await vppCall(`${UNITS}/list`, { unitType: 'load', pageNum: 1, pageSize: 5 }))[0] ?? {};
  await done(`${UNITS}/create`, { ...like, name, resourceIds: [id] });
}

const NOTICES = '/iemscloud/trade/web/vpp/trade/notice';
/**
 * A notice entered by hand for 10 to 12 o'clock in a week, like one of the seed; bids are taken until the day before.
 */
export async function givenNotice(title: string): Promise<void> {
  const like = rowsOf(
    await vppCall(`${NOTICES}/list`, { source: 'manual', title: 'Valley', pageNum: 1, pageSize: 5 }),
  )[0];
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { id: _, noticeNo: __, ...whole } = like ?? {};
  const said = await vppCall(`${NOTICES}/addHandTradeNotice`, {
    ...whole,
    title,
    noticeTime: `${day(-1)} 09:00:00`,
    declareDeadline: `${day(6)} 18:00:00`,
    responseDate: day(7),
  });
  if (said.code !== '0000') throw new Error(said.msg);
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
