import { type ChartColors, fade } from '@/charts';
import { dotsOf } from './dots';
import { middleOf, pathOf, type Point } from './edge';
import type { FlowNode } from './flow';
import { FlowDots } from './FlowDots';
import type { Place } from './layoutFlow';
import { wattsOf } from './power';
import { toneOf } from './toneOf';

interface FlowEdgeProps {
  readonly node: FlowNode;
  readonly place: Place;
  readonly unit: string;
  /** W the grid connection carries. */
  readonly most: number;
  readonly moving: boolean;
  readonly colors: ChartColors;
  /** A price of what flows here; '' for none. */
  readonly tag: string;
}

/** About the width of a letter of 12 px. */
const LETTER = 6.6;

/** What stands on a line, as a tag of paper. */
function Tag({ at, text, colors }: { readonly at: Point; readonly text: string; readonly colors: ChartColors }) {
  const width = text.length * LETTER + 16;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x={-width / 2} y={-11} width={width} height={22} rx={4} fill={colors.paper} stroke={colors.line} />
      <text y={4} textAnchor="middle" fontFamily={colors.fontFamily} fontSize={12} fill={colors.ink}>
        {text}
      </text>
    </g>
  );
}

/** The way between a device and the home. Where nothing may move an arrow and the width of the line tell the same. */
export function FlowEdge({ node, place: { edge }, unit, most, moving, colors, tag }: FlowEdgeProps) {
  const flowing = node.state === 'active' && node.way !== 'none';
  const tone = colors.tones[toneOf(node.kind)];
  const watts = (node.power ?? 0) * (wattsOf(unit) ?? 1);
  const dots = dotsOf(watts, most);
  const middle = middleOf(edge);
  const still = flowing && !moving;
  return (
    <g>
      <path
        d={pathOf(edge)}
        fill="none"
        stroke={flowing ? fade(tone, still ? 0.7 : 0.4) : colors.line}
        strokeWidth={still ? 1.5 + 3.5 * Math.min(1, watts / most) : 2}
        strokeLinecap="round"
      />
      {still && (
        <path
          d="M-6 -6L6 0L-6 6Z"
          fill={tone}
          stroke={colors.paper}
          strokeWidth={1}
          transform={`translate(${middle.x} ${middle.y}) rotate(${middle.angle + (node.way === 'out' ? 180 : 0)})`}
          data-arrow={node.way}
        />
      )}
      {flowing && moving && <FlowDots edge={edge} color={tone} dots={dots} way={node.way} />}
      {tag !== '' && <Tag at={middle} text={tag} colors={colors} />}
    </g>
  );
}
