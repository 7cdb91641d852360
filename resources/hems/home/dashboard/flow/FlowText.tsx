import type { ChartColors } from '@/charts';

interface FlowTextProps {
  readonly x: number;
  /** Base of the first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly colors: ChartColors;
  readonly name: string;
  readonly value: string;
  /** Further lines; empty ones are left out. */
  readonly notes?: readonly string[];
}

/** Name, figure and what else there is to say, as text of the drawing. */
export function FlowText({ x, y, anchor, colors, name, value, notes = [] }: FlowTextProps) {
  return (
    <g textAnchor={anchor} fontFamily={colors.fontFamily} fontSize={12} fill={colors.inkSoft}>
      <text x={x} y={y}>
        {name}
      </text>
      <text
        x={x}
        y={y + 19}
        fontSize={16}
        fontWeight={600}
        fill={colors.ink}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </text>
      {notes.filter(Boolean).map((note, line) => (
        <text key={note} x={x} y={y + 37 + line * 17}>
          {note}
        </text>
      ))}
    </g>
  );
}
