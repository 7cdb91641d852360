import { Box, ButtonGroup, IconButton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import Add from '@mui/icons-material/Add';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { useZoom, type Zoom, type ZoomOptions } from './useZoom';

interface ZoomBoxProps extends ZoomOptions {
  /** What is shown, in words. */
  readonly label: string;
  readonly height: number | string;
  /** The picture, which `onView` moves and scales. */
  children(zoom: Zoom): ReactNode;
}

const STEP = 1.5;

/**
 * A window on a picture that is moved and scaled by mouse, touch, keys and buttons.
 *
 * @example
 * <ZoomBox label={label} height={420} bounds={bounds} largest={4} whole={2} onView={setView}>
 *   {() => view && <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`} />}</ZoomBox>
 * @public
 */
export function ZoomBox({ label, height, children, ...options }: ZoomBoxProps) {
  useArea('widgets');
  const translate = useTranslate();
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const zoom = useZoom(box, options);
  const tools = [
    { key: 'in', icon: <Add fontSize="small" />, act: () => zoom.by(STEP) },
    { key: 'out', icon: <Remove fontSize="small" />, act: () => zoom.by(1 / STEP) },
    { key: 'fit', icon: <FitScreen fontSize="small" />, act: zoom.fit },
  ];
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        ref={box}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={helpId}
        sx={{
          position: 'relative',
          height,
          overflow: 'hidden',
          touchAction: 'none',
          cursor: 'grab',
          userSelect: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          '&:active': { cursor: 'grabbing' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        {children(zoom)}
      </Box>
      <ButtonGroup
        orientation="vertical"
        aria-label={translate('widgets.zoom.tools')}
        sx={{
          position: 'absolute',
          right: 12,
          top: 12,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {tools.map(({ key, icon, act }) => (
          <Tooltip key={key} title={translate(`widgets.zoom.${key}`)} placement="left">
            <IconButton
              size="small"
              aria-label={translate(`widgets.zoom.${key}`)}
              onClick={act}
              sx={{ borderRadius: 1 }}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </ButtonGroup>
      <Box id={helpId} sx={visuallyHidden}>
        {translate('widgets.zoom.help')}
      </Box>
    </Box>
  );
}
