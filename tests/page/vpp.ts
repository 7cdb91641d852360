import { tenantAdmin } from '../e2e/support/accounts';
import type { Page } from './page';

/* What walks of the VPP begin with, made by calls as the administrator of the tenant. */

const RESOURCES = 'POST /iemscloud/vpp/web/resource';
const UNITS = 'POST /iemscloud/vpp/web/unit';

const given = <T>(page: Page, call: string, params: object) => page.given<T>(call, params, tenantAdmin);
type Row = Readonly<Record<string, unknown>>;
async function first(page: Page, call: string, params: object): Promise<Row> {
  const { list } = await given<{ readonly list: readonly Row[] }>(page, call, { ...params, pageNum: 1, pageSize: 5 });
  return list[0] ?? {};
}

/** A resource of its own at Merwede, like one of the seed, not yet switched on: it takes part in nothing. */
export async function givenResource(page: Page, name: string): Promise<void> {
  const { id: _, unitId: __, code: ___, ...row } = await first(page, `${RESOURCES}/list`, { name: 'Merwede chargers' });
  await given(page, `${RESOURCES}/create`, { ...row, name });
}

/** A unit of a resource of its own that is switched on. It is not started. */
export async function givenUnit(page: Page, name: string): Promise<void> {
  const resource = `${name} resource`;
  await givenResource(page, resource);
  const { id } = await first(page, `${RESOURCES}/list`, { name: resource });
  await given(page, `${RESOURCES}/edit/state`, { id, state: 1 });
  const { id: _, code: __, ...like } = await first(page, `${UNITS}/list`, { unitType: 'load' });
  await given(page, `${UNITS}/create`, { ...like, name, resourceIds: [id] });
}

const NOTICES = 'POST /iemscloud/trade/web/vpp/trade/notice';
/**
 * A notice entered by hand for 10 to 12 o'clock in a week, like one of the seed; bids are taken until the day before.
 */
export async function givenNotice(page: Page, title: string): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { id: _, noticeNo: __, ...like } = await first(page, `${NOTICES}/list`, { source: 'manual', title: 'Valley' });
  await given(page, `${NOTICES}/addHandTradeNotice`, {
    ...like,
    title,
    noticeTime: `${day(-1)} 09:00:00`,
    declareDeadline: `${day(6)} 18:00:00`,
    responseDate: day(7),
  });
}
