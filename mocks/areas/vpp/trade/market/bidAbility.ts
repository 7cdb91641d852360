import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { eventDays } from '../../operation/orders/orderShares';
import { orderWindow } from '../../operation/orders/orderWindow';
import { numberAt, RESOURCE, textAt } from '../../operation/vppDocs';
import { abilityOf } from '../../operation/world/abilityOf';
import { baselineFor } from '../../operation/world/baselineFor';

export interface NoticeTime {
  readonly responseDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly responseType: string;
}

const cents = (value: number): number => Math.round(value * 100) / 100;

/** kW a resource uses and can adjust in every quarter of a time. */
export function resourceAbility(
  context: BackendContext,
  resource: Doc,
  time: NoticeTime,
): { readonly baselinePower: number | null; readonly abilityPower: number } {
  const { day, from, to, slots } = orderWindow({ id: '', ...time });
  const ability = abilityOf(resource, from, to);
  const known = baselineFor(resource, day, slots, eventDays(context, resource.id))
    .curve.slice(slots.from, slots.to)
    .filter((one) => one !== null);
  return {
    baselinePower: known.length > 0 ? cents(known.reduce((sum, one) => sum + one, 0) / known.length) : null,
    abilityPower: time.responseType === 'valleyFilling' ? ability.downPower : ability.upPower,
  };
}

/** The same of a unit: of all its resources that take part. */
export function unitAbility(
  context: BackendContext,
  unitId: string,
  time: NoticeTime,
): { readonly baselinePower: number; readonly abilityPower: number } {
  const resources = context.store.all(RESOURCE).filter((row) => row.unitId === unitId && row.state === 1);
  const all = resources.map((row) => resourceAbility(context, row, time));
  return {
    baselinePower: cents(all.reduce((sum, one) => sum + (one.baselinePower ?? 0), 0)),
    abilityPower: cents(all.reduce((sum, one) => sum + one.abilityPower, 0)),
  };
}

/** The time of a notice in which a row of a bid is. */
export const noticeTime = (notice: Doc, row: Readonly<Record<string, unknown>>): NoticeTime => ({
  responseDate: textAt(notice, 'responseDate'),
  startTime: String(row.startTime ?? ''),
  endTime: String(row.endTime ?? ''),
  timeZone: textAt(notice, 'timeZone') || 'UTC',
  responseType: textAt(notice, 'responseType'),
});

export const rowsIn = (value: unknown): Doc[] => (Array.isArray(value) ? (value as Doc[]) : []); // rows of a document

/** MW a notice asks for: the most of its times. */
export const demandOf = (notice: Doc): number =>
  Math.max(0, ...rowsIn(notice.periods).map((row) => numberAt(row, 'demandPower')));
