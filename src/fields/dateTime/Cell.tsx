import { isEmpty, zoneOfRecord } from '@/schema';
import { offsetText } from '@/charts';
import { OneLine } from '../OneLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { dateTimeType, type DateTimeOptions } from './type';

/** A time; in a column its seconds are heard, copied and in its title, beside the zone, and not seen. */
function DateTimeCell({ value, record, name, field, scope, column }: CellProps<string, DateTimeOptions>) {
  const context = useTextContext(scope, name, field);
  const whole = isEmpty(value) ? '' : field.type.text(String(value), field.options, context);
  if (whole === '') return <OneLine text="-" figures />;
  const shown = field.type.text(String(value), field.options, { ...context, column });
  const zone = zoneOfRecord(record, field.options.zoneFrom);
  const offset = zone && ` ${offsetText(Date.parse(String(value)), zone)}`;
  return (
    <span className="one-line figures" title={`${whole}${offset ?? ''}`}>
      {shown}
      {whole !== shown && <span className="unseen">{whole.slice(shown.length)}</span>}
    </span>
  );
}

export default defineCell(dateTimeType, DateTimeCell);
