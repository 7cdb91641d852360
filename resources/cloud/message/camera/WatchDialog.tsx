import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionProps } from '@/crud/views';
import { VideoTile } from '@/energy';
import type { Camera } from '@schemas/cloud/message/camera';
import { videoOf } from './videoOf';

/** The pictures of several cameras beside each other, each for itself. */
export function WatchDialog({ records, close }: ActionProps<Camera>) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('cloud.camera.watching', { smart_count: records.length })}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${records.length > 4 ? 320 : 480}px), 1fr))`,
          }}
        >
          {records.map((camera) => (
            <VideoTile
              key={camera.id}
              name={camera.name ?? ''}
              video={videoOf(camera)}
              offline={camera.onlineStatus === 0}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('cloud.camera.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
