import { asCode, asObject } from '@/api';
import { blockFacts, type Block, type Measures } from '@/schema';
import { readFigures, type Figure } from './readFigures';

export type GroupFigures = Readonly<Record<string, Readonly<Record<string, Figure>>>>;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The part of an answer that a group is of: by its name, or the entry of a list with that `type`. */
function partOf(raw: unknown, group: string): unknown {
  const answer = asObject(raw);
  const list: unknown = Array.isArray(raw) ? raw : answer?.list;
  if (!Array.isArray(list)) return Object.entries(answer ?? {}).find(([name]) => isSame(name, group))?.[1];
  const found = list.map(asObject).find((one) => isSame(asCode(one?.type), group));
  return found?.values ?? found;
}

/**
 * Figures by group: `{grid: {purchase: {value, unit}}}`, `[{type: 'grid', values: [{type: 'purchase', value, unit}]}]`,
 * the list also in `list`. Names mean the measures of their group alone, so that `charged` may be in two of them. Every
 * group and key is there.
 */
export function readGroups(
  raw: unknown,
  measures: Measures,
  groups: Readonly<Record<string, readonly string[]>>,
): GroupFigures {
  return Object.fromEntries(
    Object.entries(groups).map(([group, keys]) => {
      const own: Measures = Object.fromEntries(Object.entries(measures).filter(([key]) => keys.includes(key)));
      return [group, readFigures(partOf(raw, group), own, keys)];
    }),
  );
}

/**
 * The figures of a block that has groups; of another none.
 *
 * @example groupFigures(report.blocks.summary, answer, report.measures).sold?.amount
 * @public
 */
export function groupFigures(block: Block, raw: unknown, measures: Measures): GroupFigures {
  return readGroups(raw, measures, blockFacts(block).groups ?? {});
}
