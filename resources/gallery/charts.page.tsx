import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { GalleryChart } from './charts/GalleryChart';
import { partNamed, partNames, parts } from './charts/parts';
import { GalleryTabs } from './GalleryTabs';

/** Every state and feature of the chart widget, for those who build pages with it and those who judge its look. */
export default function ChartsGallery() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const part = partNamed(address.get('part'));
  const stories = useMemo(
    () => parts[part]((key, options) => translate(`gallery.charts.${key}`, options)),
    [part, translate],
  );
  return (
    <GalleryTabs
      name="charts"
      parts={partNames}
      part={part}
      onPart={(next) => setAddress({ part: next }, { replace: true })}
      sx={{ rowGap: 3 }}
    >
      {stories.map((story) => (
        <GalleryChart
          key={story.key}
          story={story}
          translate={(key, options) => translate(`gallery.charts.${key}`, options)}
        />
      ))}
    </GalleryTabs>
  );
}
