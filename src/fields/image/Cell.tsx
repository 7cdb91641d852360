import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { imageType, imageUrls, type ImageOptions } from './type';
import { Thumb } from './Thumb';

const SHOWN = 3;

/** The first pictures, small, and how many more there are. */
function ImageCell({ value }: CellProps<string | string[], ImageOptions>) {
  const translate = useTranslate();
  const urls = imageUrls(value);
  if (urls.length === 0) return <OneLine text="-" />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'middle' }}>
      {urls.slice(0, SHOWN).map((url, index) => (
        <Thumb key={index} address={url} size={28} alt={translate('fields.image.alt', { number: index + 1 })} />
      ))}
      {urls.length > SHOWN && <OneLine text={`+${urls.length - SHOWN}`} />}
    </Box>
  );
}

export default defineCell(imageType, ImageCell);
