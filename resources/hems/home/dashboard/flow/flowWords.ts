import { formatDate } from '@/schema/dates';
import type { Amount } from '@/charts';
import { figureDecimals, roundsToZero } from '@/schema';
import type { Beside, Flow, FlowNode } from './flow';

export type Translate = (key: string, words?: object) => string;
export type AmountText = (amount: Amount, decimals?: number) => string;

/** Charge has no decimals, temperature one, all others those of their unit (spec 02 §3). */
const decimalsOf = ({ key, amount }: Beside): number =>
  key === 'soc' ? 0 : key === 'temperature' ? 1 : figureDecimals(amount.unit);

/** A node in words; empty where there is nothing to say. */
export interface NodeWords {
  readonly name: string;
  /** `1.2 kW`; `-` when it is hidden or unknown. */
  readonly power: string;
  /** What it does: `Exporting`, `Off`. */
  readonly state: string;
  readonly beside: string;
  /** The same, as short as a drawing needs it. */
  readonly note: string;
}

function stateText({ kind, state, direction, power }: FlowNode, translate: Translate): string {
  if (state === 'off' || state === 'offline' || state === 'unknown') return translate(`hems.flow.state.${state}`);
  if (direction === 0 && power !== null && power > 0) return translate('hems.flow.state.undirected');
  return translate(`hems.flow.does.${kind}.${state === 'active' ? direction : 0}`);
}

/** What there is to say besides the power: in full, and as short as a drawing needs it. */
function besideText(
  { beside, state, lastSeen }: FlowNode,
  translate: Translate,
  text: AmountText,
): Pick<NodeWords, 'beside' | 'note'> {
  if (state === 'offline' && lastSeen)
    return {
      beside: translate('hems.flow.lastSeen', { time: formatDate(lastSeen, 2) || lastSeen }),
      note: formatDate(lastSeen, 7) || lastSeen,
    };
  if (!beside) return { beside: '', note: '' };
  const words = { amount: text(beside.amount, decimalsOf(beside)) };
  const isNone = beside.key === 'co2' && roundsToZero(beside.amount.value, decimalsOf(beside)); // nothing is not less
  return {
    beside: translate(`hems.flow.beside.${beside.key}`, words),
    note: isNone ? '' : translate(`hems.flow.note.${beside.key}`, words),
  };
}

export function nodeWords(node: FlowNode, unit: string, translate: Translate, text: AmountText): NodeWords {
  return {
    name: node.name ?? translate(`hems.flow.kinds.${node.kind}`),
    power: text({ value: node.power, unit }),
    state: stateText(node, translate),
    ...besideText(node, translate, text),
  };
}

/** `Grid: Exporting 1.2 kW`; what has no power to tell is named with its state alone. */
export function nodeSentence({ name, power, state, beside }: NodeWords): string {
  return `${name}: ${[power === '-' ? state : `${state} ${power}`, beside].filter(Boolean).join(', ')}`;
}

/** The whole diagram as one text, for those who cannot see it. */
export function flowSentence(
  { nodes, load, unit }: Flow,
  rest: number | undefined,
  translate: Translate,
  text: AmountText,
): string {
  const parts = [
    translate('hems.flow.uses', { power: text({ value: load, unit }) }),
    ...nodes.map((node) => nodeSentence(nodeWords(node, unit, translate, text))),
    ...(rest === undefined ? [] : [`${translate('hems.flow.rest')}: ${text({ value: Math.abs(rest), unit })}`]),
  ];
  return `${parts.join('. ')}.`;
}
