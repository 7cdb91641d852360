import type { AnyRecord, Fields } from '@/schema';
import { DetailValue } from '../detail/DetailValue';
import { ValueGrid } from '../detail/ValueGrid';

interface ShownValuesProps {
  readonly fields: Fields;
  /** Of these fields, and whatever they need of the record. */
  readonly record: AnyRecord;
}

/**
 * What an action loaded, to be read.
 *
 * @example <ShownValues fields={{ serial: text(), made: date() }} record={record} />
 * @public
 */
export function ShownValues({ fields, record }: ShownValuesProps) {
  return (
    <ValueGrid>
      {Object.entries(fields)
        .filter(([, { options }]) => !options.internal)
        .map(([name, field]) => (
          <DetailValue key={name} name={name} field={field} record={record} />
        ))}
    </ValueGrid>
  );
}
