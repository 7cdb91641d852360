import { dayOf } from '@/schema/dates';
import { dateText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { newId } from '../../../../core/ids';
import type { CrudHooks } from '../../../../crud/hooks';
import type { HomeDoc } from './homeDoc';
import { moveIn } from '../../back-office/moveIn';
import { deviceTypeText } from './deviceTypeText';
import { seesHome } from './homeScope';
import { homeTables } from './homeTables';
import { marketAreaId, marketAreas } from './marketAreas';
import { homePlace } from './homePlace';
import { isOnline, siteOf } from './siteOf';

const online = { 1: { en: 'Online', zh: '在线' }, 0: { en: 'Offline', zh: '离线' } } as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Homes: who sees them, how they are now, what the post code says of a new one. */
export function homeHooks(context: BackendContext): CrudHooks {
  const { homes, leads, groups } = homeTables(context.store);
  return {
    scope: (row, actor) => seesHome(context, row, actor),
    present: (row, actor, locale) => {
      const now = context.clock();
      const home: Pick<HomeDoc, 'id' | 'site'> = homes.get(row.id) ?? { id: row.id };
      const { site: _site, users: _users, ...shown } = row;
      const state = isOnline(home, now) ? 1 : 0;
      const lead = leads.get(row.leadId);
      const groupId = groups
        .filter(({ tenantId, stationIds }) => tenantId === actor.tenant.id && stationIds.includes(row.id))
        .map(({ id }) => id);
      return {
        ...shown,
        id: row.id,
        stationId: row.id,
        online: state,
        deviceOnlineStatus: { code: state, desc: online[state][locale] },
        deviceTypeStr: deviceTypeText(siteOf(home, now), locale),
        ...(lead && { leadName: `${lead.customerName} · ${lead.leadNo}` }),
        ...(groupId.length > 0 && { groupId }),
      };
    },
    check: ({ row }) => (leads.get(row.leadId)?.stationId ? { leadId: { key: 'fieldTaken' } } : undefined),
    create: ({ row }) => {
      const place = homePlace(text(row.countryCode), text(row.postalCode));
      const timeZone = marketAreas.find(({ code }) => code === place?.area)?.timeZone ?? null;
      const createDate = timeZone ? dayOf(context.clock(), timeZone) : dateText(context.clock());
      const email = text(row.cusUserEmail);
      const cusUserId = email === '' ? null : newId(context.store);
      return {
        ...row,
        region: row.region || place?.region || null,
        city: row.city || place?.city || null,
        timeZone,
        marketAreaId: place ? marketAreaId(place.area) : null,
        controllerSn: null,
        cusUserId,
        users: cusUserId === null ? [] : [{ cusUserId, cusUserEmail: email, joinDate: createDate }],
        createDate,
      };
    },
    created: (row) => {
      leads.patch(text(row.leadId), { stationId: row.id });
      moveIn(context, text(row.leadId));
    },
  };
}
