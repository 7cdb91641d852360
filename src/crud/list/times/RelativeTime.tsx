import { useLocale } from 'react-admin';
import { nowOn } from '@/schema/dates';
import { type DateOptions, dateTimeType, TextCell, useWords } from '@/fields/internal';
import { zoneOfRecord } from '@/schema';
import { defineCell, type CellProps } from '@/fields/views';
import { relativeText } from './relativeText';
import { useMoment } from './useMoment';

/**
 * How long ago it was; the exact time on hover, and in its place while its row or cell has the focus. It is told by the
 * clock the record names. Without one, times with an offset were converted to the browser's zone, and those without are
 * taken for it.
 */
export default defineCell(dateTimeType, function RelativeTime(props: CellProps<string, DateOptions>) {
  const { value, record, field } = props;
  const locale = useLocale() ?? 'en';
  const exact = useWords(props);
  const zone = zoneOfRecord(record, field.options.zoneFrom);
  const words = useMoment((now) =>
    typeof value === 'string' ? relativeText(value, nowOn(zone, now), locale) : undefined,
  );
  if (words === undefined || typeof value !== 'string') return <TextCell {...props} />;
  return (
    <time dateTime={value.replace(' ', 'T')} title={exact} className="ago">
      <span>{words}</span>
      <span>{exact}</span>
    </time>
  );
});
