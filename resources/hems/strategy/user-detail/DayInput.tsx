import { asObject } from '@/api';
import { useLive } from '@/data';
import type { InputProps } from '@/fields/views';
import { formatDate, type Period } from '@/schema/dates';
import { readDay } from '@/schema';
import { DayStepper, FieldFrame } from '@/widgets';
import { analysisCalls } from './calls';
import { useCustomer } from './CustomerContext';

/**
 * One day with a step back and on, until today; never empty. Where the cloud says which days have data, no other is
 * offered.
 */
export function DayInput({ id, label, value, onChange }: InputProps<Period>) {
  const { id: user, zone, today } = useCustomer();
  const { data } = useLive<unknown>(
    ['hems', 'analysis dates', user],
    async (signal) => (await analysisCalls.dates({ cusUserId: user, cuserId: user }, { signal, quiet: true })) ?? null,
  );
  const [first, last] = [readDay(asObject(data)?.earliestDate, zone), readDay(asObject(data)?.latestDate, zone)];
  const day = value?.from ?? today;
  return (
    <FieldFrame id={id} label={`${label} ${formatDate(day, 3)}`} place="cell">
      {(control) => (
        <DayStepper
          control={control}
          value={day}
          onDay={(next) => onChange({ by: 'day', from: next, to: next })}
          zone={zone}
          display="DD MMM YYYY"
          {...(first !== null && { min: first })}
          max={last !== null && last < today ? last : today}
        />
      )}
    </FieldFrame>
  );
}
