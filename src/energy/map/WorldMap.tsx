import { Box, Typography } from '@mui/material';
import { useMemo, useState, useRef } from 'react';
import { useTheme } from '@mui/material/styles';
import { type View, ZoomBox } from '@/widgets';
import { useElementSize } from '@/widgets/internal';
import { clusters, type Cluster } from './clusters';
import land from './land.json';
import { MapMarker } from './MapMarker';
import { mapTiles, type MapTiles } from './mapTiles';
import { around, projected, WORLD, type MapPoint } from './projection';
import { tilesIn } from './tilesIn';

/** The tiles below the marks. One that does not come leaves its place empty. */
function TileLayer({ tiles, view }: { readonly tiles: MapTiles; readonly view: View }) {
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  return (
    <Box ref={box} aria-hidden sx={{ position: 'absolute', inset: 0 }}>
      {tilesIn(tiles, view, size).map(({ address, left, top, size: side }) => (
        <img
          key={address}
          src={address}
          alt=""
          draggable={false}
          width={side}
          height={side}
          style={{ position: 'absolute', left, top }}
        />
      ))}
    </Box>
  );
}

/** Something that stands somewhere. @public */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Something is wrong there: said by `words`, too. */
  readonly alert: boolean;
  /** Its name and how it is, for those who do not see the map. */
  readonly words: string;
}

interface WorldMapProps {
  readonly places: readonly MapPlace[];
  readonly label: string;
  readonly height: number | string;
  readonly chosen: string | undefined;
  /** Words of a mark that stands for several. */
  clusterWords(places: readonly MapPlace[]): string;
  onChoose(places: readonly MapPlace[]): void;
}

type Placed = MapPlace & MapPoint;

const WHOLE = { x: 0, y: 0, width: WORLD, height: WORLD };
/** Pixels a unit of the map has at most: some fifty metres a pixel. */
const LARGEST = 96;
/** Pixels between marks. */
const APART = 44;

/**
 * Places on a map that needs no network: outlines of land, or tiles where a server of them is configured. Near ones
 * stand as one mark, which opens into its parts. `onChoose` is given one place, or all that stand too near to be told
 * apart.
 *
 * @example
 * <WorldMap places={places} label={label} height={420} chosen={chosen} clusterWords={(near) => `${near.length} sites`}
 *   onChoose={([first]) => setChosen(first?.id)} />
 * @public
 */
export function WorldMap({ places, label, height, chosen, clusterWords, onChoose }: WorldMapProps) {
  const { palette } = useTheme();
  const [view, setView] = useState<View>();
  const tiles = mapTiles();
  const placed = useMemo(
    () => places.map((place): Placed => ({ ...place, ...projected(place.latitude, place.longitude) })),
    [places],
  );
  const bounds = useMemo(() => (placed.length === 0 ? WHOLE : around(placed)), [placed]);
  const scale = view?.scale;
  const marks = useMemo(() => (scale === undefined ? [] : clusters(placed, APART / scale)), [placed, scale]);
  return (
    <ZoomBox label={label} height={height} bounds={bounds} largest={LARGEST} whole={LARGEST / 4} onView={setView}>
      {(zoom) => {
        if (!view) return null;
        const open = (mark: Cluster<Placed>) => {
          const spread = around(mark.points, 0);
          if (mark.points.length > 1 && Math.max(spread.width, spread.height) * LARGEST > APART)
            zoom.show(around(mark.points, 2));
          else onChoose(mark.points);
        };
        return (
          <>
            {tiles ? (
              <TileLayer tiles={tiles} view={view} />
            ) : (
              <Box component="svg" aria-hidden width="100%" height="100%" sx={{ position: 'absolute', inset: 0 }}>
                <path
                  d={land.path}
                  transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
                  fill={palette.mode === 'light' ? '#dfe4e2' : '#2c3234'}
                  stroke={palette.mode === 'light' ? '#b9c2bf' : '#4a5457'}
                  strokeWidth={1}
                  vectorEffect="non-scaling-stroke"
                />
              </Box>
            )}
            {marks.map((mark) => (
              <MapMarker
                key={mark.points[0]?.id}
                count={mark.points.length}
                alerts={mark.points.filter((one) => one.alert).length}
                name={mark.points.length === 1 && view.scale > 2 ? (mark.points[0]?.name ?? '') : ''}
                words={mark.points.length === 1 ? (mark.points[0]?.words ?? '') : clusterWords(mark.points)}
                isChosen={mark.points.some(({ id }) => id === chosen)}
                left={view.x + mark.x * view.scale}
                top={view.y + mark.y * view.scale}
                onOpen={() => open(mark)}
              />
            ))}
            {tiles && (
              <Typography
                component="p"
                variant="caption"
                color="textSecondary"
                sx={{
                  position: 'absolute',
                  right: 4,
                  bottom: 2,
                  bgcolor: 'background.paper',
                  px: 0.5,
                  borderRadius: 0.5,
                }}
              >
                {tiles.attribution}
              </Typography>
            )}
          </>
        );
      }}
    </ZoomBox>
  );
}
