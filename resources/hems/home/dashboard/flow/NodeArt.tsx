import CloudOff from '@mui/icons-material/CloudOff';
import PowerSettings from '@mui/icons-material/PowerSettingsNew';
import QuestionMark from '@mui/icons-material/QuestionMark';
import { type ChartColors, fade, ToneIcon } from '@/charts';
import type { FlowNode, NodeState } from './flow';
import { NODE, type Place } from './layoutFlow';
import { toneOf } from './toneOf';

interface NodeArtProps {
  readonly node: FlowNode;
  readonly place: Place;
  readonly colors: ChartColors;
  /** What there is to say besides the power; of a charge, inside of its ring. */
  readonly note: string;
}

/** The edge of a circle tells the states apart without color: solid, broken, dotted. */
const DASHES: Readonly<Partial<Record<NodeState, string>>> = { offline: '6 5', unknown: '1.5 5' };
const BADGES = { off: PowerSettings, offline: CloudOff, unknown: QuestionMark } as const;
const BADGE = { x: 21, y: 20 } as const;

/** The charge of a device that is on stands in the ring it fills. */
export const isInRing = ({ state, beside }: FlowNode): boolean =>
  (state === 'active' || state === 'idle') && beside?.key === 'soc' && beside.amount.value !== null;

/** The picture of a device: by its kind, whether it is on, and which way its energy goes (spec 02 §2). */
export function NodeArt({ node, place: { x, y }, colors, note }: NodeArtProps) {
  const { kind, state, direction, beside } = node;
  const on = state === 'active' || state === 'idle';
  const tone = on ? colors.tones[toneOf(kind)] : colors.inkSoft;
  const Badge = on ? undefined : BADGES[state];
  const charge = isInRing(node) ? (beside?.amount.value ?? null) : null;
  const round = 2 * Math.PI * NODE;
  return (
    <g transform={`translate(${x} ${y})`} data-kind={kind} data-state={state} data-direction={direction}>
      <circle r={NODE} fill={colors.paper} />
      <circle
        r={NODE}
        fill={state === 'active' ? fade(tone, 0.14) : 'transparent'}
        stroke={charge === null ? tone : fade(tone, 0.3)}
        strokeWidth={state === 'active' ? 2.5 : 1.5}
        strokeDasharray={DASHES[state]}
        strokeLinecap="round"
      />
      {charge !== null && (
        <circle
          r={NODE}
          fill="none"
          stroke={tone}
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray={`${(Math.min(100, Math.max(0, charge)) / 100) * round} ${round}`}
          transform="rotate(-90)"
        />
      )}
      {charge === null ? (
        <ToneIcon tone={toneOf(kind)} x={-14} y={-14} width={28} height={28} sx={{ color: tone }} />
      ) : (
        <>
          <ToneIcon tone={toneOf(kind)} x={-10} y={-20} width={20} height={20} sx={{ color: tone }} />
          <text
            y={15}
            textAnchor="middle"
            fontFamily={colors.fontFamily}
            fontSize={12}
            fontWeight={600}
            fill={colors.ink}
          >
            {note}
          </text>
        </>
      )}
      {Badge && (
        <>
          <circle cx={BADGE.x} cy={BADGE.y} r={10} fill={colors.paper} stroke={tone} strokeWidth={1.5} />
          <Badge aria-hidden x={BADGE.x - 6.5} y={BADGE.y - 6.5} width={13} height={13} sx={{ color: tone }} />
        </>
      )}
    </g>
  );
}
