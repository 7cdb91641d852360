import { asCode, asFlag, asObject, asText } from '@/api';
import { STRATEGIES, type Strategy, type StrategyKey, type StrategyState, type StrategyTile } from './strategy';

type Wire = Readonly<Record<string, unknown>>;

/** Types of the older answer (spec 02 §4). */
const TYPES: Readonly<Record<string, StrategyKey>> = {
  1: 'energyTrading',
  2: 'capacityCharge',
  5: 'gridFeedIn',
  6: 'overload',
};

/** 3 is on, 2 is off; everything else, and nothing, is locked (spec 02 §4). */
function stateOf(raw: unknown): StrategyState {
  const code = asCode(raw);
  if (code === '3') return 'on';
  return code === '2' ? 'off' : 'locked';
}

/** Tiles of `addOnStrategy`: a status each. */
function tilesByName(addOn: Wire): StrategyTile[] {
  return STRATEGIES.map((key) => {
    const raw = addOn[`${key}Status`];
    const stateText = asText(asObject(raw)?.desc);
    return { key, strategy: key, state: stateOf(raw), beta: key === 'capacityCharge', ...(stateText && { stateText }) };
  });
}

/**
 * Tiles of the older layout: `{type, status, statusDesc, name, lock}` in the order of the server, the second one in
 * Beta.
 */
function tilesInOrder(list: readonly unknown[]): StrategyTile[] {
  return list.map((one, index) => {
    const tile = asObject(one) ?? {};
    const type = asCode(tile.type);
    const strategy = TYPES[type] ?? STRATEGIES.find((key) => key.toLowerCase() === type.toLowerCase());
    const [name, stateText] = [asText(tile.name), asText(tile.statusDesc)];
    return {
      key: `${index} ${type}`,
      state: asFlag(tile.lock) === true ? 'locked' : stateOf(tile.status),
      beta: index === 1,
      ...(strategy && { strategy }),
      ...(name && { name }),
      ...(stateText && { stateText }),
    };
  });
}

/** Reads `dashboardStrategyInfo` (spec 02 §3). A missing status counts as locked. */
export function readStrategy(raw: unknown): Strategy {
  const answer = asObject(raw) ?? {};
  const list: readonly unknown[] | undefined = [answer.addOnStrategy, answer.tiles, answer.list].find(Array.isArray);
  return {
    state: stateOf(answer.automaticStatus),
    tiles: list ? tilesInOrder(list) : tilesByName(asObject(answer.addOnStrategy) ?? {}),
  };
}
