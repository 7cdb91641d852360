import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTheme } from '@mui/material/styles';
import type { View } from '@/widgets';
import { useElementSize } from '@/widgets/internal';
import land from './land.json';
import { mapTiles, type MapTiles } from './mapTiles';
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

/** The outlines of land, which need no network. */
function Outlines({ view }: { readonly view: View }) {
  const { palette } = useTheme();
  const isLight = palette.mode === 'light';
  return (
    <Box component="svg" aria-hidden width="100%" height="100%" sx={{ position: 'absolute', inset: 0 }}>
      <path
        d={land.path}
        transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
        fill={isLight ? '#dfe4e2' : '#2c3234'}
        stroke={isLight ? '#b9c2bf' : '#4a5457'}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}

/** Whom the tiles are owed to. */
export function MapOwner() {
  const tiles = mapTiles();
  if (!tiles) return null;
  return (
    <Typography
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{ position: 'absolute', right: 4, bottom: 2, bgcolor: 'background.paper', px: 0.5, borderRadius: 0.5 }}
    >
      {tiles.attribution}
    </Typography>
  );
}

/** What is below the marks of a map: outlines of land, or tiles where a server of them is configured. */
export function MapGround({ view }: { readonly view: View }) {
  const tiles = mapTiles();
  return tiles ? <TileLayer tiles={tiles} view={view} /> : <Outlines view={view} />;
}
