import { Box } from '@mui/material';
import { useId } from 'react';
import type { StateGraph } from '@/schema';
import { useStateWords } from '../useStateWords';
import type { Placed } from './placeStates';
import { wrapWords } from './wrapWords';

interface StatePictureProps {
  readonly graph: StateGraph;
  readonly placed: Placed;
  readonly now: string;
  /** States the record has been in. */
  readonly seen: ReadonlySet<string>;
  /** Keys of the transitions that are open to this user now: their ways are drawn strong. */
  readonly open: ReadonlySet<string>;
  /** The picture in words. */
  readonly label: string;
}

/** About so many px a Latin letter of the boxes takes. */
const LETTER = 6.7;
const LINE = 15;

const looks = {
  '& .way': { fill: 'none', stroke: 'var(--way)', strokeWidth: 1.25 },
  '& .way[data-open]': { stroke: 'var(--accent)', strokeWidth: 2 },
  '& .tip': { fill: 'var(--way)' },
  '& .tip[data-open]': { fill: 'var(--accent)' },
  '& .box': { fill: 'var(--paper)', stroke: 'var(--way)', strokeWidth: 1 },
  '& .state[data-seen] .box': { fill: 'var(--seen)', stroke: 'var(--accent)' },
  '& .state[data-now] .box': { fill: 'var(--accent)', stroke: 'var(--accent)' },
  '& text': {
    fill: 'var(--muted)',
    fontSize: 12.5,
    fontFamily: 'inherit',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '& .state[data-seen] text': { fill: 'var(--ink)' },
  '& .state[data-now] text': { fill: 'var(--on-accent)', fontWeight: 600 },
};

/** A workflow as boxes and arrows: where the record stands, where it has been, and which ways are open now. */
export function StatePicture({ graph, placed, now, seen, open, label }: StatePictureProps) {
  const words = useStateWords();
  const id = useId();
  const { width, height, box } = placed;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      sx={({ palette }) => ({
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        '--way': palette.text.disabled,
        '--accent': palette.primary.main,
        '--on-accent': palette.primary.contrastText,
        '--ink': palette.text.primary,
        '--muted': palette.text.secondary,
        '--paper': palette.background.paper,
        '--seen': palette.action.selected,
        ...looks,
      })}
    >
      <defs>
        {[false, true].map((strong) => (
          <marker
            key={String(strong)}
            id={`${id}${strong}`}
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={strong ? 7 : 8}
            markerHeight={strong ? 7 : 8}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className="tip" data-open={strong || undefined} d="M0 0L8 4L0 8z" />
          </marker>
        ))}
      </defs>
      {placed.edges.map(({ from, to, d, transitions }) => {
        const strong = from === now && transitions.some((one) => open.has(one));
        return (
          <path
            key={`${from}>${to}`}
            className="way"
            data-open={strong || undefined}
            d={d}
            markerEnd={`url(#${id}${strong})`}
          />
        );
      })}
      {placed.states.map(({ state, x, y }) => {
        const lines = wrapWords(words.name(graph.machine.state, state), (box.width - 10) / LETTER, 2);
        return (
          <g
            key={state}
            className="state"
            data-now={state === now || undefined}
            data-seen={(state !== now && seen.has(state)) || undefined}
          >
            <title>{words.name(graph.machine.state, state)}</title>
            <rect className="box" x={x + 0.5} y={y + 0.5} width={box.width - 1} height={box.height - 1} rx={6} />
            {lines.map((line, index) => (
              <text key={index} x={x + box.width / 2} y={y + box.height / 2 + (index - (lines.length - 1) / 2) * LINE}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </Box>
  );
}
