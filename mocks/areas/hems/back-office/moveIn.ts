import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { idsOf } from '../../../core/incoming';
import type { Doc } from '../../../store/store';
import { table } from '../../../store/table';
import { homeTables } from '../home/homes/homeTables';
import { devicesBelow } from './devicesBelow';
import { siteOfLead } from './siteOfLead';
import { officeText } from './officeText';

/**
 * The controller of a lead that has a home begins to work there: figures are told from that day on, and its serial
 * number is active.
 */
function switchOn(context: BackendContext, homeId: string, lead: Doc, sn: string): void {
  const { store, clock } = context;
  const { homes } = homeTables(store);
  const controller = store.all('hems/controller').find(({ deviceSn }) => deviceSn === sn);
  const home = homes.get(homeId);
  const site = home && siteOfLead(context, home, lead);
  if (!controller || controller.stationId || !site || home.controllerSn) return;
  const now = timeText(clock());
  const { tenantId, countryCode } = home;
  const tenantName = store.get('account/tenant', tenantId)?.nameEn ?? null;
  const shared = { stationId: home.id, countryCode, tenantId, tenantName, online: 1, lastOnlineTime: now };
  homes.patch(home.id, { controllerSn: sn, site });
  store.put('hems/controller', {
    ...controller,
    ...shared,
    cusUserEmail: home.cusUserEmail ?? null,
    installerId: home.installerId ?? controller.installerId ?? null,
    activateTime: now,
  });
  store.put('hems/platform-device', ...devicesBelow({ ...home, controllerSn: sn }, site, shared, site.since));
  const number = store.all('hems/serial-number').find((one) => one.sn === sn);
  if (number) store.put('hems/serial-number', { ...number, activateState: 1, activateTime: now, stationId: home.id });
}

/**
 * What a lead brings along into its home: the user of the app that was bound to it becomes the owner, its controller
 * begins to work.
 */
export function moveIn(context: BackendContext, leadId: string): void {
  const { store, clock } = context;
  const { homes } = homeTables(store);
  const lead = store.get('hems/lead', leadId);
  const home = homes.get(officeText(lead?.stationId));
  if (!lead || !home) return;
  const users = table<Doc>(store, 'hems/home-user');
  const [customer] = idsOf(lead.cusUserIds).flatMap((id) => users.get(id) ?? []);
  const [owner] = home.users ?? [];
  if (customer && owner?.cusUserId !== customer.id) {
    const moved = { cusUserId: customer.id, cusUserEmail: officeText(customer.email), joinDate: home.createDate };
    homes.patch(home.id, {
      cusUserId: customer.id,
      cusUserEmail: moved.cusUserEmail,
      users: [moved, ...(home.users ?? []).filter(({ cusUserEmail }) => cusUserEmail !== moved.cusUserEmail)],
    });
  } else if (owner && !users.get(owner.cusUserId)) {
    users.put({
      id: owner.cusUserId,
      cusUserId: owner.cusUserId,
      email: owner.cusUserEmail,
      nickname: lead.customerName,
      countryCode: home.countryCode,
      language: 'en',
      clientOS: null,
      appVersion: null,
      registerTime: timeText(clock()),
      lastLoginTime: null,
      tenantId: home.tenantId,
    });
  }
  for (const sn of idsOf(lead.controllerSns).slice(0, 1)) switchOn(context, home.id, lead, sn);
}
