import { Box } from '@mui/material';
import { useRef } from 'react';
import { useElementSize } from '../zoom/useElementSize';
import type { View } from '../zoom/view';
import type { MapTiles } from './mapTiles';
import { tilesIn } from './tilesIn';

/** The tiles below the marks. One that does not come leaves its place empty. */
export function TileLayer({ tiles, view }: { readonly tiles: MapTiles; readonly view: View }) {
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
