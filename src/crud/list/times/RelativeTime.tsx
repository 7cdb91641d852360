import { useLocale } from 'react-admin';
import { nowOn } from '@/fields/date/wallClock';
import type { DateOptions } from '@/fields/date/type';
import { dateTimeType } from '@/fields/dateTime/type';
import { TextCell } from '@/fields/TextCell';
import { useWords } from '@/fields/useWords';
import { defineCell, type CellProps } from '@/fields/views';
import { relativeText } from './relativeText';
import { useMoment } from './useMoment';

/**
 * The zone whose clock the value shows: the one the record names, where it is one of its fields. Without one, times with
 * an offset were converted to the browser's zone, and those without are taken for it.
 */
function zoneOf({ record, field }: CellProps<string, DateOptions>): string | undefined {
  const { zoneFrom = 'timeZone' } = field.options;
  const zone = record[zoneFrom];
  return typeof zone === 'string' && zone !== '' ? zone : undefined;
}

/** How long ago it was; the exact time on hover, and in its place while its row or cell has the focus. */
export default defineCell(dateTimeType, function RelativeTime(props: CellProps<string, DateOptions>) {
  const { value } = props;
  const locale = useLocale() ?? 'en';
  const exact = useWords(props);
  const zone = zoneOf(props);
  const words = useMoment((now) => (typeof value === 'string' ? relativeText(value, nowOn(zone, now), locale) : undefined));
  if (words === undefined || typeof value !== 'string') return <TextCell {...props} />;
  return (
    <time dateTime={value.replace(' ', 'T')} title={exact} className="ago">
      <span>{words}</span>
      <span>{exact}</span>
    </time>
  );
});
