import { useDataProvider } from 'react-admin';
import { type Access, useAccess } from '@/access';
import { asText } from '@/api';
import { detailPath } from '@/crud';
import { resourceNameOf, useLive, type ConsoleDataProvider } from '@/data';
import type { AnyRecord } from '@/schema';

/** What an order may be made of an alarm of: each has a list, an id does not say which (proposed fields H). */
const ALARMS = ['cloud/alarm', 'iot/alarm', 'pv/alarm'] as const;
type AlarmSchema = (typeof ALARMS)[number];

/** Where an alarm is shown: on its own page, else in the list of what its device told by that name that day. */
function hrefOf({ pathOf }: Access, schema: AlarmSchema, { id, deviceId, name, alarmTime }: AnyRecord): string {
  const path = pathOf.get(schema) ?? '';
  if (schema === 'cloud/alarm') return detailPath(path.slice(1), id);
  const day = asText(alarmTime).slice(0, 10);
  const filter = { deviceId, name, ...(day !== '' && { alarmTime: [`${day} 00:00:00`, `${day} 23:59:59`] }) };
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** Where the alarm of an order is shown; undefined while it is looked for, and where no list of this person has it. */
export function useOrderAlarm(id: string): string | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const access = useAccess();
  const granted = ALARMS.filter((schema) => access.pathOf.has(schema));
  const { data } = useLive(
    ['ticket', 'alarm of an order', id, granted],
    async (signal) => {
      const meta = { quiet: true };
      for (const schema of granted) {
        const name = resourceNameOf(access, schema);
        const found = await provider.getOne<AnyRecord>(name, { id, meta, signal }).catch(() => undefined);
        if (found) return hrefOf(access, schema, found.data);
      }
      return null;
    },
    { enabled: id !== '' && granted.length > 0 },
  );
  return data ?? undefined;
}
