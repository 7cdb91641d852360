import { Box, LinearProgress, Typography } from '@mui/material';
import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { UploadButtons } from './UploadButtons';

// covers VR-136
/** Edge of a tile in px (spec 01 §9). */
export const TILE = 148;

interface ImageTileProps {
  readonly source: string | undefined;
  readonly name: string;
  readonly status: 'waiting' | 'uploading' | 'success' | 'fail';
  readonly progress?: number;
  readonly error?: string;
  /** Shows the picture large. */
  onEnlarge?(image: { readonly source: string; readonly name: string }): void;
  onRetry?(): void;
  onRemove?(): void;
}

const ENLARGE = {
  display: 'block',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  width: '100%',
  height: '100%',
  '&:focus-visible': { outlineOffset: -2 },
};

/** The picture, a button where it can be enlarged; what cannot be loaded is drawn as a broken one. */
function Picture({
  source,
  name,
  status,
  onEnlarge,
}: Pick<ImageTileProps, 'source' | 'name' | 'status' | 'onEnlarge'>) {
  const translate = useTranslate();
  const [broken, setBroken] = useState<string>();
  if (!source || broken === source)
    return (
      <Box
        role="img"
        aria-label={translate('widgets.upload.image.broken', { name })}
        sx={{ display: 'grid', placeItems: 'center', height: '100%', color: 'text.secondary' }}
      >
        <BrokenImage />
      </Box>
    );
  return (
    <Box
      component={onEnlarge ? 'button' : 'div'}
      {...(onEnlarge && {
        type: 'button',
        'aria-label': translate('widgets.upload.image.enlarge', { name }),
        onClick: () => onEnlarge({ source, name }),
      })}
      sx={{ ...ENLARGE, cursor: onEnlarge ? 'zoom-in' : undefined }}
    >
      <Box
        component="img"
        src={source}
        alt={name}
        onError={() => setBroken(source)}
        sx={{
          width: '100%',
          height: '100%',
          objectFit: 'contain',
          display: 'block',
          opacity: status === 'success' ? 1 : 0.4,
        }}
      />
    </Box>
  );
}

/** Over the foot of a picture that is not uploaded: how far it is, or why it failed. */
function Progress({
  name,
  status,
  progress = 0,
  error,
}: Pick<ImageTileProps, 'name' | 'status' | 'progress' | 'error'>) {
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ position: 'absolute', insetInline: 0, bottom: 0, p: 0.5, bgcolor: 'background.paper' }}>
      <Typography
        variant="caption"
        component="p"
        sx={{
          color: status === 'fail' ? 'error.main' : 'text.secondary',
          overflowWrap: 'anywhere',
          maxHeight: 54,
          overflow: 'hidden',
        }}
      >
        {error ?? translate(`widgets.upload.status.${status}`, { percent: Math.round(progress * 100) })}
      </Typography>
      {status === 'uploading' && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={name} sx={{ height: 2 }} />
      )}
    </Box>
  );
}

/**
 * One picture with its state and what can be done about it. What is no picture shows as a broken one; nothing of it
 * runs.
 */
export function ImageTile(props: ImageTileProps) {
  const { name, status, onRetry, onRemove } = props;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        width: TILE,
        height: TILE,
        border: 1,
        borderColor: status === 'fail' ? 'error.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      <Picture {...props} />
      <Box
        sx={{
          position: 'absolute',
          top: 4,
          right: 4,
          display: 'flex',
          gap: 0.5,
          '& button': { bgcolor: 'background.paper', boxShadow: 1, '&:hover': { bgcolor: 'background.default' } },
        }}
      >
        <UploadButtons name={name} done={status === 'success'} onRetry={onRetry} onRemove={onRemove} />
      </Box>
      {status !== 'success' && <Progress {...props} />}
    </Box>
  );
}
