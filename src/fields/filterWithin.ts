import { isEmpty } from '@/schema';

/**
 * What narrows the choices of a field by another of the same form (`within`); undefined while that one has no value.
 */
export function filterWithin(
  within: string | undefined,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  return within === undefined || isEmpty(values[within]) ? undefined : { [within]: values[within] };
}
