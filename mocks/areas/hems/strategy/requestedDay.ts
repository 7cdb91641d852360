import { addDays } from '@/schema/dates';
import { isDay } from '@/schema';
import { textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Days } from '../home/energy/days';
import type { Customer } from './customer';
import { strategyTexts } from './texts';

/** The day a call names under one of these names; today where it names none. */
export function requestedDay(incoming: Incoming, { today }: Customer, ...names: readonly string[]): string {
  const given = names.map((name) => textOf(incoming, name).slice(0, 10)).find(Boolean) ?? today;
  if (!isDay(given)) throw new Refusal(strategyTexts.dateInvalid, { code: '4001' });
  if (given > today) throw new Refusal(strategyTexts.dateFuture, { code: '4001' });
  return given;
}

/** The days a call names; those until today count. Both ends are needed. */
export function requestedDays(incoming: Incoming, { today }: Customer, most?: number): Days {
  const [startDate, endDate] = (['begin', 'end'] as const).map((end) =>
    (textOf(incoming, `${end}Date`) || (end === 'begin' ? textOf(incoming, 'startDate') : '')).slice(0, 10),
  );
  if (!startDate || !endDate) throw new Refusal(strategyTexts.dateMissing, { code: '4001' });
  if (!isDay(startDate) || !isDay(endDate) || startDate > endDate)
    throw new Refusal(strategyTexts.dateInvalid, { code: '4001' });
  if (startDate > today) throw new Refusal(strategyTexts.dateFuture, { code: '4001' });
  if (most !== undefined && endDate > addDays(startDate, most - 1))
    throw new Refusal(strategyTexts.rangeTooLong, { code: '4001' });
  return { startDate, endDate: endDate > today ? today : endDate };
}
