import { enumeration, matches, round, rows, text, type AnyValues, type RoundTask, type ValueOf } from '@/dsl';

export const CONNECT = 'POST connectControllerSubList';

const connectState = enumeration(['waiting', 'connecting', 'connected', 'failed'], {
  readOnly: true,
  tones: { waiting: 'neutral', connecting: 'info', connected: 'success', failed: 'error' },
});
export const connection = { connectState, failReason: text({ readOnly: true, max: 255 }) };

const SETTLED = { connectState: { in: ['connected', 'failed'] } };

// covers H-185, H-190
/** A controller that connects to devices, one after the other. */
export const connecting: RoundTask = {
  call: 'POST monitorControllerSubResult',
  list: 'POST listConnectControllerSubResult',
  until: ({ list }) => Array.isArray(list) && list.length > 0 && list.every((row: AnyValues) => matches(SETTLED, row)),
  limit: 60,
};

const devices = rows({ deviceSn: text(), ...connection }, { readOnly: true });
const reached = (list: ValueOf<typeof devices> | null | undefined) =>
  (list ?? []).filter((row) => row.connectState === 'connected').map(({ deviceSn }) => deviceSn);

// covers H-189
/** The devices that a controller has reached are bound to it. */
export const bindReached = (controllerSn: string) =>
  round(
    'bind',
    { list: devices },
    {
      call: 'POST mergeControllerSubResult',
      send: ({ record, values, before }) => ({
        deviceSn: record[controllerSn],
        taskId: before.taskId,
        list: reached(values.list),
      }),
      count: ({ list }) => reached(list).length,
    },
  );
