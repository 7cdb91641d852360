import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useWindow } from '../tree/useWindow';
import type { Station } from './station';
import { STATION_ROW, StationRow } from './StationRow';

interface StationListProps {
  readonly id: string;
  readonly label: string;
  readonly stations: readonly Station[];
  readonly query: string;
  /** Index of the row the keyboard is on. */
  readonly active: number;
  readonly chosen: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
  readonly multiple: boolean;
  onPick(station: Station): void;
}

/** Largest height of the list in px. */
const HEIGHT = 8 * STATION_ROW + 18;

/** The name of a row's element, for `aria-activedescendant`. */
export const stationRowId = (list: string, index: number): string => `${list}-${index}`;

/** A long list of stations of which only the rows on view are drawn. The keyboard stays in the search above it. */
export function StationList({ id, label, stations, query, active, chosen, recent, multiple, onPick }: StationListProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = Math.min(HEIGHT, stations.length * STATION_ROW);
  const { from, to, onScroll } = useWindow(stations.length, STATION_ROW, height);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || active < 0) return;
    const top = active * STATION_ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + STATION_ROW > element.scrollTop + element.clientHeight) element.scrollTop = top + STATION_ROW - element.clientHeight;
  }, [active, stations]);
  return (
    <Box
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      onScroll={onScroll}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) event.preventDefault(); // the focus stays with the search
      }}
      sx={{ height, overflowY: 'auto', overscrollBehavior: 'contain', position: 'relative' }}
    >
      <Box role="presentation" sx={{ height: stations.length * STATION_ROW, position: 'relative' }}>
        <Box role="presentation" sx={{ position: 'absolute', insetInline: 0 }} style={{ top: from * STATION_ROW }}>
          {stations.slice(from, to).map((station, at) => (
            <StationRow
              key={station.id}
              id={stationRowId(id, from + at)}
              station={station}
              query={query}
              position={from + at + 1}
              count={stations.length}
              active={from + at === active}
              chosen={chosen.has(station.id)}
              recent={recent.has(station.id)}
              multiple={multiple}
              onPick={onPick}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
