import { asCode, asFlag, asObject, asText } from '@/api';
import { readNumber, figureDecimals, roundsToZero } from '@/schema';
import { readAmount } from '@/charts';
import { directionOf, wayOf, type FlowKind } from './direction';
import { displayOrder } from './displayOrder';
import type { Beside, Flow, FlowNode, NodeState } from './flow';
import { figureOf, nodeFigures, powerOf, type NodeFigures } from './nodeFigures';
import { commonUnit, inUnit } from './power';

type Wire = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, FlowKind>> = {
  GRID: 'grid',
  PV: 'solar',
  ENERGY: 'battery',
  CHP: 'charger',
  HVAC: 'heat',
};
const PARTS = ['deviceType', 'status', 'flow', 'total', 'power'];

/** Nodes of an answer with their types: a list of them, or an object by type; in the order of the server. */
function wireNodes(answer: Wire): { readonly type: string; readonly node: Wire }[] {
  const list: readonly unknown[] | undefined = [answer.nodes, answer.list].find(Array.isArray);
  const given =
    list?.map((node) => ['', node] as const) ??
    Object.entries(asObject(answer.nodes) ?? answer).filter(([key]) => key !== 'homeLoad');
  return given.flatMap(([key, value]) => {
    const node = asObject(value);
    const type = (asCode(node?.deviceType) || key).toUpperCase();
    return node && type !== '' && (type in KINDS || PARTS.some((part) => part in node)) ? [{ type, node }] : [];
  });
}

/** `status` of a node: 0 is off with its values hidden; everything else that is said is on. */
function isOn(raw: unknown): boolean | undefined {
  const code = readNumber(asCode(raw));
  return code === null ? asFlag(raw) : code !== 0;
}

function stateOf(
  on: boolean | undefined,
  online: boolean | undefined,
  power: number | null,
  direction: number,
): NodeState {
  if (online === false) return 'offline';
  if (on === false) return 'off';
  if (power === null) return 'unknown';
  return power > 0 && direction > 0 ? 'active' : 'idle';
}

function besideOf(kind: FlowKind, figures: NodeFigures): Beside | undefined {
  const found = (key: Beside['key'], names: readonly string[], units: readonly string[], unit: string) => {
    const amount = figureOf(figures, names, units, unit);
    return amount && { key, amount };
  };
  if (kind === 'battery') return found('soc', ['soc'], ['%'], '%');
  if (kind === 'heat') return found('temperature', ['temperature'], ['°C', '℃', '°F'], '°C');
  return kind === 'solar' ? found('co2', ['co2Reduction', 'co2'], [], 'kg') : undefined;
}

/**
 * Reads `dashboardFlow` (spec 02 §3). Parts that are missing are unknown, not zero; no node at all is an empty home.
 */
export function readFlow(raw: unknown): Flow {
  const answer = Array.isArray(raw) ? { list: raw } : (asObject(raw) ?? {});
  const found = wireNodes(answer).map((one) => ({ ...one, figures: nodeFigures(one.node) }));
  const load = readAmount(answer.homeLoad);
  const unit = commonUnit([...found.map(({ figures }) => powerOf(figures)), load]);
  const seen = new Map<string, number>();
  const nodes = found.map(({ type, node, figures }): FlowNode => {
    const kind = KINDS[type] ?? 'other';
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    const on = isOn(node.status);
    const online = asFlag(node.online) ?? asFlag(node.deviceOnlineStatus);
    const hidden = on === false || online === false;
    const direction = hidden ? 0 : directionOf(readNumber(asCode(asObject(node.flow)?.status)));
    const read = hidden ? undefined : powerOf(figures);
    const signed = read ? inUnit(read, unit) : null;
    const power = signed === null ? null : roundsToZero(signed, figureDecimals(unit)) ? 0 : Math.abs(signed);
    const beside = hidden ? undefined : besideOf(kind, figures);
    const name = kind === 'other' ? asText(asObject(node.deviceType)?.desc) || asText(node.name) || type : '';
    const lastSeen = asText(node.lastOnlineTime);
    return {
      key: count === 1 ? type : `${type}-${count}`,
      kind,
      state: stateOf(on, online, power, direction),
      direction,
      way: wayOf(kind, direction),
      power,
      ...(name && { name }),
      ...(beside && { beside }),
      ...(lastSeen && { lastSeen }),
    };
  });
  return { nodes: displayOrder(nodes), load: inUnit(load, unit), unit };
}
