import { useMemo, useState } from 'react';
import { type View, ZoomBox } from '@/widgets';
import { clusters, type Cluster } from './clusters';
import { MapGround, MapOwner } from './MapGround';
import { MapMarker } from './MapMarker';
import { around, projected, WORLD, type MapPoint } from './projection';

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
  const [view, setView] = useState<View>();
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
            <MapGround view={view} />
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
            <MapOwner />
          </>
        );
      }}
    </ZoomBox>
  );
}
