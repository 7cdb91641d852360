import { Box } from '@mui/material';
import { VideoTile } from '@/energy';
import type { Camera } from '@schemas/cloud/message/camera';
import { videoOf } from './videoOf';

/** The picture of a camera on its page. */
export function CameraPanel({ record }: { readonly record: Camera }) {
  return (
    <Box sx={{ maxWidth: 960 }}>
      <VideoTile name={record.name ?? ''} video={videoOf(record)} offline={record.onlineStatus === 0} />
    </Box>
  );
}
