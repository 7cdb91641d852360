import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { detailPath } from '@/crud';

/** A text that leads to a device, for whom its menu is granted. */
export function DeviceLink({ id, text }: { readonly id: string; readonly text: string }) {
  const path = useAccess().pathOf.get('cloud/device');
  return path === undefined || id === '' ? (
    text
  ) : (
    <MuiLink component={Link} to={detailPath(path.slice(1), id)}>
      {text}
    </MuiLink>
  );
}
