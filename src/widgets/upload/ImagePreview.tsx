import { Box, Dialog, IconButton } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';

interface ImagePreviewProps {
  /** What is shown; absent: nothing is open. */
  readonly image: { readonly source: string; readonly name: string } | undefined;
  onClose(): void;
}

/** A picture as large as the window allows. */
export function ImagePreview({ image, onClose }: ImagePreviewProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open={image !== undefined}
      onClose={onClose}
      maxWidth={false}
      slotProps={{ paper: { 'aria-label': image?.name } }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          minWidth: 160,
          minHeight: 120,
          bgcolor: 'action.hover',
        }}
      >
        {image && (
          <Box
            component="img"
            src={image.source}
            alt={image.name}
            sx={{
              display: 'block',
              maxWidth: 'calc(100vw - 64px)',
              maxHeight: 'calc(100vh - 96px)',
              objectFit: 'contain',
            }}
          />
        )}
        <IconButton
          autoFocus
          aria-label={translate('widgets.close')}
          onClick={onClose}
          sx={{
            position: 'absolute',
            top: 8,
            right: 8,
            bgcolor: 'background.paper',
            boxShadow: 1,
            '&:hover': { bgcolor: 'background.default' },
          }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </Dialog>
  );
}
