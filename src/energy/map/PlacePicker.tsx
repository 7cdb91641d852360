import { Box } from '@mui/material';
import PlaceIcon from '@mui/icons-material/Place';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { formatNumber } from '@/schema';
import { isComposing, UNSEEN, ZoomBox, type View } from '@/widgets';
import { type Zoom, useElementSize } from '@/widgets/internal';
import { MapGround, MapOwner } from './MapGround';
import { mapTiles } from './mapTiles';
import { around, degreesAt, projected, WORLD, type Degrees, type MapPoint } from './projection';

const WHOLE = { x: 0, y: 0, width: WORLD, height: WORLD };
/** Pixels a unit of the map has at most: a metre a pixel where there are tiles, of outlines that tell no more 25. */
const LARGEST = { tiles: 4096, outlines: 192 };
/** Pixels a unit has at most in the view that the map begins with: some hundred kilometres around the place. */
const REGION = 24;
/** Pixels that an arrow key moves the pin, and with Shift. */
const STEP = 8;
const LEAP = 64;
/** Pixels that a view keeps free at its edges. */
const EDGE = 16;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Enter: [0, 0],
  ' ': [0, 0],
};

interface PinProps {
  readonly at: MapPoint;
  /** There is a place; otherwise it waits where it would be put. */
  readonly isSet: boolean;
  onMove(dx: number, dy: number): void;
}

/** The pin, which arrow keys move. Clicks go through it. */
function Pin({ at, isSet, onMove }: PinProps) {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (isComposing(event) || !arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    if (!isSet || arrow[0] !== 0 || arrow[1] !== 0) onMove(arrow[0] * step, arrow[1] * step);
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={translate(isSet ? 'widgets.map.pin' : 'widgets.map.noPin')}
      onKeyDown={onKeyDown}
      style={{ left: at.x - 16, top: at.y - 29 }}
      sx={{
        position: 'absolute',
        width: 32,
        height: 32,
        p: 0,
        border: 0,
        borderRadius: 1,
        bgcolor: 'transparent',
        color: isSet ? 'error.main' : 'text.secondary',
        pointerEvents: 'none',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <PlaceIcon sx={{ fontSize: 32, display: 'block', filter: 'drop-shadow(0 1px 1px rgb(0 0 0 / 0.4))' }} />
    </Box>
  );
}

interface PickingProps {
  readonly value: Degrees | undefined;
  readonly view: View;
  readonly zoom: Zoom;
  onPick(place: Degrees): void;
}

/** What is clicked, and the pin; a place that comes to stand outside of the window is shown. */
function Picking({ value, view, zoom, onPick }: PickingProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const point = value && projected(value.latitude, value.longitude);
  const at = point
    ? { x: view.x + point.x * view.scale, y: view.y + point.y * view.scale }
    : { x: size.width / 2, y: size.height / 2 };
  const pick = (x: number, y: number) =>
    onPick(degreesAt({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale }, view.scale));
  const follow = useEffectEvent(() => {
    const isSeen = at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height;
    if (!point || isSeen || size.width === 0) return;
    const [width, height] = [(size.width - 2 * EDGE) / view.scale, (size.height - 2 * EDGE) / view.scale];
    zoom.show({ x: point.x - width / 2, y: point.y - height / 2, width, height });
  });
  useEffect(() => follow(), [value?.longitude, value?.latitude]);
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    pick(clientX - left, clientY - top);
  };
  return (
    <>
      <Box ref={box} aria-hidden onClick={onClick} sx={{ position: 'absolute', inset: 0, cursor: 'crosshair' }} />
      <Pin at={at} isSet={point !== undefined} onMove={(dx, dy) => pick(at.x + dx, at.y + dy)} />
    </>
  );
}

interface PlacePickerProps {
  readonly label: string;
  /** Undefined while no place is known. */
  readonly value: Degrees | undefined;
  onChange(place: Degrees): void;
}

/**
 * Chooses a place on the map, by a click or by arrow keys that move its pin. It keeps nothing itself: the pin stands
 * where `value` is.
 */
export default function PlacePicker({ label, value, onChange }: PlacePickerProps) {
  useArea('widgets');
  const translate = useTranslate();
  const [view, setView] = useState<View>();
  const [picked, setPicked] = useState<Degrees>();
  const [opening] = useState(value);
  const bounds = useMemo(() => (opening ? around([projected(opening.latitude, opening.longitude)]) : WHOLE), [opening]);
  const largest = mapTiles() ? LARGEST.tiles : LARGEST.outlines;
  const degrees = (one: number) => formatNumber(one, undefined, { maximumFractionDigits: 6, useGrouping: false });
  const pick = (place: Degrees) => {
    setPicked(place);
    onChange(place);
  };
  return (
    <>
      <ZoomBox label={label} height={320} bounds={bounds} largest={largest} whole={REGION} onView={setView}>
        {(zoom) =>
          view && (
            <>
              <MapGround view={view} />
              <Picking value={value} view={view} zoom={zoom} onPick={pick} />
              <MapOwner />
            </>
          )
        }
      </ZoomBox>
      <Box role="status" sx={UNSEEN}>
        {picked &&
          translate('widgets.map.at', { latitude: degrees(picked.latitude), longitude: degrees(picked.longitude) })}
      </Box>
    </>
  );
}
