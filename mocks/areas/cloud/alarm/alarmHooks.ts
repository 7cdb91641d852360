import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { actorOf } from '../../../core/incoming';
import type { CrudHooks } from '../../../crud/hooks';
import { wallText } from '../../../core/wallText';
import { alarmRows } from './alarmRows';

/** Alarms: how long they last, what is noted on them, and who reset them (proposed fields C). */
export function alarmHooks(context: BackendContext): CrudHooks {
  const { store, clock } = context;
  const wallNow = (zone: unknown) => (typeof zone === 'string' ? wallText(clock(), zone) : timeText(clock()));
  return {
    rows: () => alarmRows(context),
    computed: { duration: ({ from, to }) => Math.floor((Number(to ?? clock()) - Number(from)) / 60_000) },
    summary: Object.fromEntries(
      ['active', 'recovered', 'reset', 'ignored'].map((state) => [
        `${state}Count`,
        ({ status }) => Number(status === state),
      ]),
    ),
    acts: {
      append: ({ row, values, incoming }) => {
        const time = wallNow(row.timeZone);
        const { user } = actorOf(incoming);
        store.put('cloud/alarm-append', {
          id: seedId(`append ${row.id} ${clock()} ${store.all('cloud/alarm-append').length}`),
          tenantId: row.tenantId,
          alarmId: row.id,
          content: values.note,
          attachments: values.attachments ?? [],
          handler: user.id,
          handlerName: user.name,
          createTime: time,
          updateTime: time,
        });
        return { handlingTime: time };
      },
      reset: ({ row, incoming }) => {
        const { user } = actorOf(incoming);
        return {
          status: 'reset',
          to: row.to ?? clock(),
          resetTime: wallNow(row.timeZone),
          handlingTime: row.handlingTime ?? wallNow(row.timeZone),
          resetUser: user.id,
          resetUserName: user.name,
        };
      },
    },
  };
}
