import { Box, Skeleton } from '@mui/material';
import { LiveFigures } from '@/charts';
import { useLive } from '@/data';
import { readVideo, type Video, VideoTile } from '@/energy';
import type { PvCamera } from '@schemas/pv/operation/camera';
import { pvCalls } from '../calls';

/** The picture of a camera: its address is asked for only when somebody looks, and holds for a while. */
export function VideoPanel({ record: { id, name, onlineStatus } }: { readonly record: PvCamera }) {
  const offline = onlineStatus === 0;
  const live = useLive(
    ['pv', 'video', id],
    async (signal) => readVideo(await pvCalls.video({ id }, { signal, quiet: true })),
    { enabled: !offline },
  );
  const tile = (video: Video) => (
    <VideoTile name={name ?? ''} video={video} offline={offline} onAgain={live.state.onRetry} />
  );
  return (
    <Box sx={{ maxWidth: 960 }}>
      {offline ? (
        tile(readVideo(null))
      ) : (
        <LiveFigures
          live={live}
          waiting={<Skeleton variant="rounded" sx={{ width: '100%', aspectRatio: '16 / 9', height: 'auto' }} />}
        >
          {tile}
        </LiveFigures>
      )}
    </Box>
  );
}
