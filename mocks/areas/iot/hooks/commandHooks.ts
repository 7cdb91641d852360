import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { commandState } from '../commandState';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { wallText } from '../../../core/wallText';

/** Commands: where they stand by the backend's clock, on the clock of the station. */
export function commandHooks({ store, clock }: BackendContext): CrudHooks {
  const { commands, devices } = iotTables(store);
  return {
    present: ({ sentAt: _sentAt, ...row }, _actor, locale) => {
      const command = commands.get(row.id);
      const device = devices.get(row.deviceId);
      if (!command || !device) return { ...row, id: row.id };
      const source = sourceOf(store, device);
      const { status, response, endedAt } = commandState(command, source, clock());
      return {
        ...row,
        id: row.id,
        status,
        response: response?.[locale] ?? null,
        sendTime: wallText(command.sentAt, source.zone),
        responseTime: endedAt === null ? null : wallText(endedAt, source.zone),
      };
    },
  };
}
