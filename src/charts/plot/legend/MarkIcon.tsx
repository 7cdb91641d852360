import type { ChartSeries } from '../../chart';
import type { SeriesLook } from '../../tones/seriesLook';

interface MarkIconProps {
  readonly look: SeriesLook;
  readonly kind: ChartSeries['kind'];
  /** Its mark, which tells it from others without color. */
  readonly patterns: boolean;
  readonly size?: number;
}

/** Color of a series as it stands in legend and tooltip: a piece of its line, or of its bar. */
export function MarkIcon({ look: { color, fill, mark }, kind, patterns, size = 10 }: MarkIconProps) {
  const isLine = kind === 'line' || kind === 'step';
  return (
    <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true" style={{ flex: 'none' }}>
      {patterns ? (
        <path d={mark.path} fill={fill} stroke={fill === color ? undefined : color} />
      ) : isLine ? (
        <path d="M0 5H10" stroke={color} strokeWidth={2.5} />
      ) : (
        <rect x={0.5} y={0.5} width={9} height={9} rx={1.5} fill={fill} stroke={color} />
      )}
    </svg>
  );
}

/** How the interval that is not over yet is drawn, as it stands in the legend. */
export function OpenMark() {
  return (
    <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true" style={{ flex: 'none' }}>
      <rect x={0.5} y={0.5} width={9} height={9} rx={1.5} fill="none" stroke="currentColor" />
      <path d="M1 5L5 1M1 9L9 1M5 9L9 5" stroke="currentColor" strokeWidth={0.8} />
    </svg>
  );
}
