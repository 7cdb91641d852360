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
  const like = rowsOf(await vppCall('/iemscloud/vpp/web/resource/list', { name: 'Merwede charging piles', pageNum: 1, pageSize: 5 }))[0];
  const { id: _, unitId: __, code: ___, ...row } = like ?? {};
  const said = await vppCall('/iemscloud/vpp/web/resource/create', { ...row, name });
  if (said.code !== '0000') throw new Error(said.msg);
}

const NOTICES = '/iemscloud/trade/web/vpp/trade/notice';
/** A notice entered by hand for 10 to 12 o'clock in a week, like one of the seed; bids are taken until the day before. */
export async function givenNotice(title: string): Promise<void> {
  const like = rowsOf(await vppCall(`${NOTICES}/list`, { source: 'manual', title: 'Valley', pageNum: 1, pageSize: 5 }))[0];
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
export async function givenConfirmedLine(): Promise<{ readonly resource: string; readonly day: string }> {
  const lines = rowsOf(await vppCall(`${LINES}/settle/detail`, { status: 'editing', pageNum: 1, pageSize: 200 }));
  for (const { id, resourceName, responseDate, status, effectiveEnergy } of lines) {
    if (status !== 'editing' || Number(effectiveEnergy) <= 1) continue;
    const { code } = await vppCall(`${LINES}/confirm`, { id });
    if (code === '0000') return { resource: String(resourceName), day: String(responseDate) };
  }
  throw new Error('There is no line left to confirm.');
}
