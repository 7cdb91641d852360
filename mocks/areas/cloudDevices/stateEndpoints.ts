import type { BackendContext } from '../../core/context';
import { DAY } from '../../core/clock';
import { textOf } from '../../core/incoming';
import type { Endpoint } from '../../core/router';
import { pageOf } from '../../crud/answers';
import { placedDevice } from '../../world/world';
import { wallMoment } from '../iot/wallText';
import { stateRow, stateRuns } from './states';
import { visibleDevice } from './visibleDevice';

const STATE = '/iemscloud/device/web/data/monitor/state';
const NEED = { menus: ['cloud/device', 'cloud/data-monitor'] } as const;
/** So far back states are looked for when nobody says from when. */
const LOOKED_BACK = 7 * DAY;
const MOST = 31 * DAY;

/** States of devices: those they were in, and the one each is in (spec 03 §7, device). */
export function stateEndpoints(context: BackendContext): Endpoint[] {
  const { clock } = context;
  return [
    {
      method: 'POST', path: `${STATE}/history`, need: NEED,
      handle: (incoming) => {
        const { id } = visibleDevice(context, incoming);
        const zone = placedDevice(id)?.site.zone ?? 'UTC';
        const now = clock();
        const to = Math.min(now, wallMoment(textOf(incoming, 'endStartTime') || '-', zone) ?? now);
        const from = Math.max(to - MOST, wallMoment(textOf(incoming, 'beginStartTime') || '-', zone) ?? to - LOOKED_BACK);
        const asked = textOf(incoming, 'state');
        return pageOf(stateRuns(id, from, to).filter(({ state }) => asked === '' || state === asked).map((run) => stateRow(id, run, now)), incoming.params);
      },
    },
    {
      method: 'POST', path: `${STATE}/list`, need: NEED,
      handle: (incoming) => {
        const { id } = visibleDevice(context, incoming);
        const now = clock();
        return pageOf(stateRuns(id, now - DAY, now).slice(0, 1).map((run) => stateRow(id, run, now)), incoming.params);
      },
    },
  ];
}
