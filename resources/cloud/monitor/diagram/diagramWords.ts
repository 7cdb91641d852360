import { formatAmount, formatList, figureDecimals } from '@/schema';
import type { Diagram, DiagramLink, DiagramNode } from './diagram';

export type Translate = (key: string, words?: object) => string;

/** A node in words; '' where there is nothing to say. */
export interface NodeWords {
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly values: string;
}

/** The word of a state, looked for among the states of devices and of what runs; else as the cloud wrote it. */
const statusText = (status: string, translate: Translate): string =>
  status &&
  translate(`enums.cloud.deviceState.${status}`, {
    _: translate(`enums.cloud.runState.${status}`, { _: translate(`cloud.diagram.status.${status}`, { _: status }) }),
  });

export function nodeWords(
  { name, type, status, values }: DiagramNode,
  translate: Translate,
  locale: string,
): NodeWords {
  return {
    name,
    type: translate(`cloud.diagram.types.${type}`),
    status: statusText(status, translate),
    values: values
      .map(({ value, unit }) => formatAmount(value, { unit, decimals: figureDecimals(unit) }, locale))
      .join(' · '),
  };
}

/** A connection in words: where it begins, where what flows goes, and how much. */
export function linkWords(
  { from, to, flow, power }: DiagramLink,
  nameOf: (id: string) => string,
  translate: Translate,
  locale: string,
) {
  const [source, target] = flow < 0 ? [to, from] : [from, to];
  return {
    from: nameOf(source),
    to: nameOf(target),
    flow: translate(`cloud.diagram.flow.${flow === 0 ? 'none' : 'some'}`),
    power: formatAmount(power, { unit: 'kW', decimals: figureDecimals('kW') }, locale),
  };
}

/** The whole picture in a sentence: how much there is, and what is wrong by name. */
export function diagramSentence({ nodes, links }: Diagram, translate: Translate): string {
  const named = (status: string) => nodes.filter((node) => node.status === status).map(({ name }) => name);
  const wrong = (['fault', 'offline'] as const).flatMap((status) => {
    const names = named(status);
    if (names.length === 0) return [];
    return [
      translate(`cloud.diagram.${status}`, {
        smart_count: names.length,
        names: formatList(names.slice(0, 3)) + (names.length > 3 ? ' …' : ''),
      }),
    ];
  });
  return [
    translate('cloud.diagram.size', { nodes: nodes.length, links: links.length }),
    ...(wrong.length > 0 ? wrong : [translate('cloud.diagram.fine')]),
  ].join(' ');
}
