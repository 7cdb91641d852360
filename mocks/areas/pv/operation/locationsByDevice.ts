import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';

/** Where devices stand on the plan of a building, by device. */
export const locationsByDevice = ({ store }: BackendContext): ReadonlyMap<string, Doc> =>
  new Map(store.all('pv/location').map((one) => [String(one.deviceId), one]));
