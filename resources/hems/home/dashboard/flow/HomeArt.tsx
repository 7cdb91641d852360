import { type ChartColors, fade, ToneIcon } from '@/charts';
import type { Point } from './edge';
import type { Flow } from './flow';
import { HOME } from './layoutFlow';
import { sources } from './sources';
import { toneOf } from './toneOf';

interface HomeArtProps {
  readonly flow: Flow;
  readonly at: Point;
  readonly name: string;
  readonly value: string;
  readonly colors: ChartColors;
}

/** Share of the ring that stays free between two sources. */
const GAP = 0.012;

/** The home in the middle: what it uses, and in the ring around it what that comes from. */
export function HomeArt({ flow, at, name, value, colors }: HomeArtProps) {
  const round = 2 * Math.PI * HOME;
  const parts = sources(flow);
  const gap = parts.length > 1 ? GAP : 0;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={HOME} fill={colors.paper} />
      <circle r={HOME - 5} fill={fade(colors.tones.home, 0.1)} />
      <circle r={HOME} fill="none" stroke={colors.line} strokeWidth={6} />
      {parts.map(({ node, from, share }) => (
        <circle
          key={node.key}
          r={HOME}
          fill="none"
          stroke={colors.tones[toneOf(node.kind)]}
          strokeWidth={6}
          strokeDasharray={`${Math.max(0, share - gap) * round} ${round}`}
          transform={`rotate(${(from + gap / 2) * 360 - 90})`}
        />
      ))}
      <ToneIcon tone="home" x={-12} y={-38} width={24} height={24} sx={{ color: colors.tones.home }} />
      <g textAnchor="middle" fontFamily={colors.fontFamily}>
        <text y={6} fontSize={16} fontWeight={600} fill={colors.ink} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </text>
        <text y={25} fontSize={12} fill={colors.inkSoft}>
          {name}
        </text>
      </g>
    </g>
  );
}
