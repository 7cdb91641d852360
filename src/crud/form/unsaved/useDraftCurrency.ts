import { useResource } from '@/data';
import { useNamedCurrency } from '@/fields/internal';
import { isEmpty, type Fields } from '@/schema';
import type { Values } from '../useFormState';

const NONE: Fields = {};

/**
 * The values of a form as their figures are told: money of a record that has no currency yet is in that of a record it
 * names. Nothing is asked where the resource has no `currency` or its record has one.
 */
export function useDraftCurrency(values: Values): Values {
  const { resource } = useResource();
  const isOpen = resource.fields.currency !== undefined && isEmpty(values.currency);
  const currency = useNamedCurrency(isOpen ? resource.fields : NONE, values);
  return isOpen && currency ? { ...values, currency } : values;
}
