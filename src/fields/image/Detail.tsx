import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { safeUrl } from '@/widgets';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { imageType, imageUrls, type ImageOptions } from './type';
import { Thumb } from './Thumb';

/** px; spec 01 §9. */
const TILE = 148;

/** Every picture as a tile; one with an address of its own opens in a new tab. */
function ImageDetail({ value }: CellProps<string | string[], ImageOptions>) {
  const translate = useTranslate();
  const urls = imageUrls(value);
  if (urls.length === 0) return <OneLine text="-" />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {urls.map((url, index) => {
        const tile = <Thumb address={url} size={TILE} alt={translate('fields.image.alt', { number: index + 1 })} />;
        const href = safeUrl(url);
        return href ? (
          <Link key={index} href={href} target="_blank" rel="noopener noreferrer">
            {tile}
          </Link>
        ) : (
          <Box key={index}>{tile}</Box>
        );
      })}
    </Box>
  );
}

export default defineCell(imageType, ImageDetail);
