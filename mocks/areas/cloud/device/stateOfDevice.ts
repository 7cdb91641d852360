import type { Doc } from '../../../store/store';
import { cloudState } from './deviceTypes';
import { shownNow } from './measured';

/** How a device of the energy cloud is at a moment: one that was made silent is offline whatever the world shows. */
export const stateOfDevice = ({ id, silent }: Doc, now: number): string =>
  silent === true ? 'offline' : cloudState(shownNow(id, now)?.shown?.state);
