import { readPage, asFlag, asObject, asText } from '@/api';
import { readAmount } from '@/charts';
import { unitFactor, readNumber } from '@/schema';

/** Something that can be followed on the energy monitor. */
export interface MonitorItem {
  readonly id: string;
  readonly name: string;
  /** area, tenant, group, home. */
  readonly type: string;
  readonly homes: number | null;
  readonly online: number | null;
  /** kW; purchase above zero. */
  readonly grid: number | null;
  readonly followed: boolean;
}

/** Items of a list; one without an id is none. */
export function readMonitorItems(raw: unknown): MonitorItem[] {
  const { rows } = readPage(raw) ?? { rows: [] };
  return rows.flatMap((one): MonitorItem[] => {
    const row = asObject(one) ?? {};
    const id = asText(row.itemId) || asText(row.id);
    if (id === '') return [];
    const { value: grid, unit } = readAmount(row.gridPower, 'kW');
    return [
      {
        id,
        name: asText(row.name) || id,
        type: asText(asObject(row.itemType)?.code ?? row.itemType),
        homes: readNumber(row.homeCount),
        online: readNumber(row.onlineCount),
        grid: grid === null ? null : grid * (unitFactor(unit, 'kW') ?? 1),
        followed: asFlag(row.subscribed) ?? false,
      },
    ];
  });
}
