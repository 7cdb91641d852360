import type { BackendContext } from '../../core/context';
import type { CrudHooks, Draft } from '../../crud/hooks';
import type { FieldRefusal } from '../../core/refusal';
import { recordClock } from '../../workflow/recordClock';
import type { Doc } from '../../store/store';
import { siteOf } from '../../world/world';
import { contractTexts } from './contractTexts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Days before its end from which a contract is said to expire. */
const EXPIRING = 90;
const DAY = 86_400_000;

/** Which of the versions of its station a row is. */
const versionOf = ({ store }: BackendContext, name: string, { id }: Doc): string =>
  store.get(name, id) ? 'current' : store.get(`${name} reserved`, id) ? 'reserved' : 'history';

/** No version begins after the contract of its station has ended. */
function checkContract({ store }: BackendContext, { row }: Draft): Readonly<Record<string, FieldRefusal>> | undefined {
  const contract = store.all('contract/agreement').find(({ stationId }) => stationId === row.stationId);
  const end = text(contract?.endDate);
  return end !== '' && text(row.effectiveDate) > end
    ? { effectiveDate: { key: contractTexts.contractEnds, args: { day: end } } }
    : undefined;
}

/** The last month whose bill basis a station has sent to whoever bills it. */
const billedUntil = ({ store }: BackendContext, stationId: string): string | undefined => {
  const months = store.all('contract/bill').flatMap((bill) => (bill.stationId === stationId ? [text(bill.month)] : []));
  return months.toSorted().at(-1);
};

/** What versions of every kind have in common. */
export function versionHooks(context: BackendContext, name: string): CrudHooks {
  return {
    billedUntil: (of) => billedUntil(context, of),
    check: (draft) => checkContract(context, draft),
    computed: { version: (row) => versionOf(context, name, row) },
  };
}

/**
 * A price belongs to the month it begins in, and to who made it. The first one of a station is created, every other one
 * reserved.
 */
export function stationPriceHooks(context: BackendContext): CrudHooks {
  const name = 'contract/station-price';
  const { computed, check, ...others } = versionHooks(context, name);
  return {
    ...others,
    computed: { ...computed, month: ({ effectiveDate }) => text(effectiveDate).slice(0, 7) },
    check: (draft, before) => {
      const taken = !before && context.store.all(name).some(({ stationId }) => stationId === draft.row.stationId);
      return taken ? { stationId: { key: contractTexts.hasPrice } } : check?.(draft, before);
    },
    create: ({ row }) => {
      const site = siteOf(row.stationId);
      const station = context.store.get('cloud/station', text(row.stationId));
      return {
        ...row,
        tenantId: station?.tenantId ?? null,
        timeZone: station?.timeZone ?? site?.zone ?? null,
        currency: station?.currency ?? site?.currency ?? null,
      };
    },
  };
}

/** Whether a contract runs, by the clock of its station. */
export function agreementHooks(context: BackendContext): CrudHooks {
  const hooks = versionHooks(context, 'contract/agreement');
  const status = (row: Doc): string => {
    const today = recordClock(context)(text(row.timeZone) || 'UTC').slice(0, 10);
    const left = (Date.parse(text(row.endDate)) - Date.parse(today)) / DAY;
    if (text(row.startDate) > today) return 'notStarted';
    return left < 0 ? 'ended' : left <= EXPIRING ? 'expiring' : 'active';
  };
  return { ...hooks, computed: { ...hooks.computed, status } };
}
