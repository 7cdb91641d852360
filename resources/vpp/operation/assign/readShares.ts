import { readPage, asObject, asText } from '@/api';
import { decodeRecord } from '@/schema';
import {
  responseOrderAdjustment,
  type ResponseOrderAdjustment,
} from '@schemas/vpp/operation/response-order-adjustment';

/** A row of the assignment as it is edited. Powers are kW. */
export interface ShareRow {
  readonly id: string;
  readonly name: string;
  readonly record: ResponseOrderAdjustment;
  readonly participate: boolean;
  readonly locked: boolean;
  readonly baseline: number | null;
  readonly adjustable: number;
  readonly suggested: number | null;
  /** As it is typed: a number, or what is none yet. */
  readonly assigned: number | string | null;
  readonly cost: number | null;
  readonly note: string;
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The rows of an answer; what names no resource is none. */
export function readShares(answer: unknown): ShareRow[] {
  return (readPage(answer)?.rows ?? []).flatMap((raw): ShareRow[] => {
    const row = asObject(raw);
    if (!row) return [];
    const record = decodeRecord(responseOrderAdjustment, row) as ResponseOrderAdjustment;
    const {
      resourceId,
      resourceName,
      participate,
      locked,
      baselinePower,
      adjustablePower,
      suggestedPower,
      assignedPower,
      price,
      reason,
    } = record;
    if (!resourceId) return [];
    return [
      {
        id: resourceId,
        name: (resourceName ?? asText(row.resource)) || resourceId,
        record,
        participate: participate ?? true,
        locked: locked ?? false,
        baseline: numberOr(baselinePower),
        adjustable: numberOr(adjustablePower) ?? 0,
        suggested: numberOr(suggestedPower),
        assigned: numberOr(assignedPower) ?? 0,
        cost: numberOr(price),
        note: reason ?? '',
      },
    ];
  });
}

/** kW of a row that count: none of who takes no part, or while what is typed is no number. */
export const powerOf = ({ participate, assigned }: ShareRow): number =>
  participate && typeof assigned === 'number' ? assigned : 0;

/**
 * What is wrong with what is typed: not a number, below zero, more than the resource can do, more than two decimals.
 */
export function shareProblem({ participate, assigned, adjustable }: ShareRow): 'number' | 'most' | undefined {
  if (!participate) return undefined;
  if (typeof assigned !== 'number' || assigned < 0 || Math.abs(assigned * 100 - Math.round(assigned * 100)) > 1e-6)
    return 'number';
  return assigned > adjustable + 1e-9 ? 'most' : undefined;
}

/** The sum of what is assigned, to the hundredth of a kW. */
export const assignedSum = (rows: readonly ShareRow[]): number =>
  rows.reduce((sum, row) => sum + Math.round(powerOf(row) * 100), 0) / 100;
