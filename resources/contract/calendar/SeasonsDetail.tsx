import type { CellProps } from '@/fields/views';
import type { ValueOf } from '@/schema';
import type { priceTemplate } from '@schemas/contract/price-template';
import { CalendarView } from './CalendarView';

/** The seasons of a year as a picture to look at. */
export function SeasonsDetail({ value, scope }: CellProps<ValueOf<(typeof priceTemplate)['fields']['seasons']>>) {
  return value && value.length > 0 ? <CalendarView seasons={value} scope={scope} /> : '-';
}
