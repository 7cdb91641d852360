import { useMemo } from 'react';
import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { GalleryChart } from './charts/GalleryChart';
import { partNamed, parts, type PartName } from './charts/parts';

/** Every state and feature of the chart widget, for those who build pages with it and those who judge its look. */
export default function ChartsGallery() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const part = partNamed(address.get('part'));
  const stories = useMemo(() => parts[part]((key, options) => translate(`gallery.charts.${key}`, options)), [part, translate]);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box>
        <Typography variant="h1" tabIndex={-1}>
          {translate('gallery.charts.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('gallery.charts.intro')}</Typography>
      </Box>
      <Tabs
        value={part}
        onChange={(_, next: PartName) => setAddress({ part: next }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('gallery.charts.parts')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.keys(parts).map((name) => (
          <Tab key={name} value={name} id={`charts-tab-${name}`} aria-controls="charts-part" label={translate(`gallery.charts.part.${name}`)} />
        ))}
      </Tabs>
      <Box
        id="charts-part"
        role="tabpanel"
        aria-labelledby={`charts-tab-${part}`}
        sx={{ display: 'grid', gap: 2, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {stories.map((story) => (
          <GalleryChart key={story.key} story={story} translate={(key, options) => translate(`gallery.charts.${key}`, options)} />
        ))}
      </Box>
    </Box>
  );
}
