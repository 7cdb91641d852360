import { memo } from 'react';
import type { ChartColors } from '@/charts';
import { formatList } from '@/schema';
import { clipText } from './clipText';
import type { DiagramNode } from './diagram';
import type { NodeWords } from './diagramWords';
import { glyphs } from './glyphs';
import { NODE, type Place } from './nodeSize';

interface NodeArtProps {
  readonly node: DiagramNode;
  readonly place: Place;
  readonly words: NodeWords;
  readonly isChosen: boolean;
  readonly colors: ChartColors;
  onChoose(id: string): void;
}

const QUIET = new Set(['offline', 'stopped', 'open']);
const { width, height } = NODE;

/**
 * A part of the station: its symbol, name, values and state. What is not heard of has a broken edge, what fails a red
 * one.
 */
export const DeviceArt = memo(function NodeArt({
  node: { id, type, status },
  place: { x, y },
  words,
  isChosen,
  colors,
  onChoose,
}: NodeArtProps) {
  const { tone, path } = glyphs[type];
  const isQuiet = QUIET.has(status);
  const color = status === 'fault' ? colors.tones.bad : isQuiet ? colors.inkSoft : colors.tones[tone];
  return (
    <g
      transform={`translate(${x - width / 2} ${y - height / 2})`}
      onClick={() => onChoose(id)}
      data-node={id}
      data-status={status}
      style={{ cursor: 'pointer' }}
    >
      <title>{formatList([words.name, words.type, words.status, words.values].filter(Boolean))}</title>
      {isChosen && (
        <rect
          x={-4}
          y={-4}
          width={width + 8}
          height={height + 8}
          rx={10}
          fill="none"
          stroke={colors.accent}
          strokeWidth={2}
        />
      )}
      <rect
        width={width}
        height={height}
        rx={6}
        fill={colors.paper}
        stroke={color}
        strokeWidth={status === 'fault' ? 2.5 : 1.25}
        strokeDasharray={isQuiet ? '5 4' : undefined}
      />
      <path
        d={path}
        transform="translate(8 18)"
        fill="none"
        stroke={color}
        strokeWidth={1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text x={44} y={20} fontSize={12} fontWeight={600} fill={colors.ink}>
        {clipText(words.name, 16)}
      </text>
      <text x={44} y={37} fontSize={12} fill={colors.ink}>
        {clipText(words.values || '-', 17)}
      </text>
      {words.status !== '' && (
        <text x={44} y={53} fontSize={11} fill={status === 'fault' ? color : colors.inkSoft}>
          {clipText(words.status, 17)}
        </text>
      )}
    </g>
  );
});
