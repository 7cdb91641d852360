import { useNearestResource } from '@/data/internal';
import { resolveCall, type Call, type CallSpec } from '@/schema';

/** The call a field names, with its whole path: a relative one belongs to the resource the field is of. */
export function useFieldCall(spec: CallSpec): Call {
  const nearest = useNearestResource();
  return nearest ? nearest.resource.resolve(spec) : resolveCall(spec, '');
}
