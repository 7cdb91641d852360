import type { BackendContext } from '../../../core/context';
import { DAY } from '../../../core/clock';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { pageOf } from '../../../crud/listAnswers';
import { visibleRows } from '../../../crud/rows';
import { placedDevice } from '../../../world/world';
import { wallMoment } from '../../../core/wallText';
import { stateRow, stateRuns } from './states';
import { visibleDevice } from './visibleDevice';

/** So far back states are looked for when nobody says from when. */
const LOOKED_BACK = 7 * DAY;
const MOST = 31 * DAY;

/** The states a device was in (spec 03 §7, device); where none is named, of the first that was in several. */
export function stateEndpoint(context: BackendContext): Endpoint {
  const { clock, resources } = context;
  const changedDevice = (incoming: Incoming): string => {
    const devices = resources.get('cloud/device');
    const now = clock();
    return (
      (devices &&
        visibleRows(context, devices, actorOf(incoming)).find(
          ({ id }) => stateRuns(id, now - LOOKED_BACK, now).length > 1,
        )?.id) ??
      ''
    );
  };
  return {
    method: 'POST',
    path: '/iemscloud/device/web/data/monitor/state/history',
    need: { menus: ['cloud/device', 'cloud/data-monitor'] },
    handle: (incoming) => {
      const { id } = visibleDevice(context, incoming, textOf(incoming, 'deviceId') || changedDevice(incoming));
      const zone = placedDevice(id)?.site.zone ?? 'UTC';
      const now = clock();
      const momentOf = (name: string) => wallMoment(textOf(incoming, name) || '-', zone);
      const to = Math.min(now, momentOf('endStartTime') ?? now);
      const from = Math.max(to - MOST, momentOf('beginStartTime') ?? to - LOOKED_BACK);
      const wantedState = textOf(incoming, 'state');
      const within = ({ from: begin, state }: { readonly from: number; readonly state: string }) =>
        (wantedState === '' || state === wantedState) && begin >= from;
      return pageOf(
        stateRuns(id, from - DAY, to)
          .filter(within)
          .map((run) => stateRow(id, run, now)),
        incoming.params,
      );
    },
  };
}
