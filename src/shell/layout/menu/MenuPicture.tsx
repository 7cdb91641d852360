import { Box, SvgIcon } from '@mui/material';
import { usePictureOf } from './useMenuExtras';

/** The picture of a menu entry; its room until it is there. */
export function MenuPicture({ of }: { readonly of: string }) {
  const picture = usePictureOf(of);
  return picture ? (
    <SvgIcon component={picture} sx={{ fontSize: 18 }} />
  ) : (
    <Box component="span" sx={{ width: 18, height: 18 }} />
  );
}
