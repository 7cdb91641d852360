import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import { nowOn } from '@/schema/dates/clock';

/**
 * What a calendar calculates with: in UTC, where its now is what a clock on the wall of the zone shows. Else another
 * day is today for some hours.
 */
export function adapterOf(zone?: string): typeof AdapterDayjs {
  return class extends AdapterDayjs {
    constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
      super(...options);
      const { date } = this;
      Object.assign(this, {
        date: (value?: string | null, timezone?: PickersTimezone) =>
          date(value === undefined ? nowOn(zone) : value, timezone),
      });
    }
  };
}
