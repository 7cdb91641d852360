import { isEmpty, zoneOfRecord } from '@/schema';
import { offsetsOf } from '@/schema/dates';
import { OneLine } from '../OneLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { dateTimeType, type DateTimeOptions } from './type';

/**
 * A time; in a column its seconds are heard, copied and in its title, beside the zone, and not seen. In the hour that
 * comes twice both zones are seen: what a clock shows does not say which it was.
 */
function DateTimeCell({ value, record, name, field, scope, column }: CellProps<string, DateTimeOptions>) {
  const context = useTextContext(scope, name, field);
  const whole = isEmpty(value) ? '' : field.type.text(String(value), field.options, context);
  if (whole === '') return <OneLine text="-" figures />;
  const shown = field.type.text(String(value), field.options, { ...context, column });
  const zone = zoneOfRecord(record, field.options.zoneFrom);
  const offsets = zone === undefined ? [] : offsetsOf(String(value), zone);
  const offset = offsets.length > 0 ? ` ${offsets.join(' / ')}` : '';
  return (
    <span className="one-line figures" title={`${whole}${offset}`}>
      {shown}
      {whole !== shown && <span className="unseen">{whole.slice(shown.length)}</span>}
      {offsets.length > 1 && offset}
    </span>
  );
}

export default defineCell(dateTimeType, DateTimeCell);
