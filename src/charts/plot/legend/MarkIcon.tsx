import type { SeriesLook } from '../../tones/seriesLook';

/** Color and mark of a series, as it stands in legend and tooltip. */
export function MarkIcon({ look, size = 10 }: { readonly look: SeriesLook; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={look.mark.path} fill={look.color} />
    </svg>
  );
}
