import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { GalleryChart } from './charts/GalleryChart';
import { partNamed, partNames, parts } from './charts/parts';
import { RawStories } from './charts/RawStories';
import { GalleryTabs } from './GalleryTabs';

/** Charts of any option of ECharts: the part that has no stories of the console's own charts. */
const RAW = 'raw';

/** Every state and feature of the chart widget, for those who build pages with it and those who judge its look. */
export default function ChartsGallery() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('part');
  const part = wanted === RAW ? RAW : partNamed(wanted);
  const words = useMemo(
    () => (key: string, options?: object) => translate(`gallery.charts.${key}`, options),
    [translate],
  );
  const stories = useMemo(() => (part === RAW ? [] : parts[part](words)), [part, words]);
  return (
    <GalleryTabs
      name="charts"
      parts={[...partNames, RAW]}
      part={part}
      onPart={(next) => setAddress({ part: next }, { replace: true })}
      sx={{ rowGap: 3 }}
    >
      {part === RAW ? (
        <RawStories translate={words} locale={locale} />
      ) : (
        stories.map((story) => <GalleryChart key={story.key} story={story} translate={words} />)
      )}
    </GalleryTabs>
  );
}
