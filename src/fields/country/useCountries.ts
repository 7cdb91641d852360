import { useNearestResource } from '@/data/internal';
import { resolveCall, serviceWire, type CallSpec } from '@/schema';
import { useChoices } from '../options/useChoices';
import { COUNTRY_CALL } from './type';

const PLATFORM = resolveCall(COUNTRY_CALL, '');

/**
 * The countries of a field: those its call answers, else those of its service; the platform's where there is neither,
 * or none is answered.
 */
export function useCountries(spec: CallSpec | undefined) {
  const resource = useNearestResource()?.resource;
  const wanted = spec ?? (resource && serviceWire(resource.api.base)?.countries);
  const { method, path, fixed } =
    wanted === undefined ? PLATFORM : (resource?.resolve(wanted) ?? resolveCall(wanted, ''));
  const own = useChoices({ method, path, params: fixed }, undefined);
  const isNone = wanted !== undefined && !own.loading && own.choices.length === 0;
  const platform = useChoices(PLATFORM, undefined, isNone);
  return isNone ? platform : own;
}
