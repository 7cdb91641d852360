import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useHomeLinks } from '../../shell/useHomeLinks';
import { NODE, type Place } from './layoutFlow';

interface NodeLinksProps {
  /** Pixels of the screen for one of the layout. */
  readonly scale: number;
  readonly places: readonly { readonly key: string; readonly place: Place; readonly text: string }[];
}

const scaled = (box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>, by: number) => ({
  left: box.left * by,
  top: box.top * by,
  width: box.width * by,
  height: box.height * by,
});

/**
 * Above the drawn devices: links to the device page, where it is granted. A picture has no parts to focus; these are
 * them.
 */
export function NodeLinks({ scale, places }: NodeLinksProps) {
  const translate = useTranslate();
  const link = useHomeLinks()('device');
  if (!link) return null;
  return places.map(({ key, place: { x, y, words }, text }) => (
    <Box
      key={key}
      component={Link}
      {...link}
      aria-label={`${text}. ${translate('hems.flow.open')}`}
      style={scaled(
        words === 'below'
          ? { left: x - 54, top: y - NODE - 6, width: 108, height: 134 }
          : { left: x - NODE - 6, top: y - NODE - 10, width: 182, height: 78 },
        scale,
      )}
      sx={{ position: 'absolute', borderRadius: 2, '&:hover': { bgcolor: 'action.hover' } }}
    />
  ));
}
