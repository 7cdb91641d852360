import { useEvent } from 'react-admin';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router';

/**
 * The parameters of the address, and how they are changed on the page they belong to, in place. What the page was
 * opened with, the state of its location, stays.
 */
export function useAddressParams(): readonly [params: URLSearchParams, change: SetURLSearchParams] {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const change = useEvent<Parameters<SetURLSearchParams>, void>((next, options) =>
    setParams(next, { replace: true, state, ...options }),
  );
  return [params, change];
}
