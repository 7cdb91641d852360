import { siteDefaults, wireName, zoneOfRecord, type AnyVersions, type Resource } from '@/schema';
import { addDays, startOfDay } from '@/schema/dates';
import type { BackendContext } from '../../core/context';
import { newId } from '../../core/ids';
import type { Doc } from '../../store/store';
import { table } from '../../store/table';
import { recordClock } from '../../workflow/recordClock';
import { rowOf } from '../rowsOf';
import { targetOf } from '../targets';

/** The versions of a resource's records: the current one is the record itself. */
export function versionsOf(context: BackendContext, resource: Resource, versions: AnyVersions) {
  const wireOf = (name: string) => wireName(name, resource.fields[name]?.options ?? {});
  const [of, effective] = [wireOf(versions.of), wireOf(versions.effective)];
  const current = table<Doc>(context.store, resource.name);
  const reserved = table<Doc>(context.store, `${resource.name} reserved`);
  const history = table<Doc>(context.store, `${resource.name} history`);

  /** The zone of the site a version is of: its own, that of what it belongs to, or the console's. */
  const zoneOf = (row: Doc): string => {
    const field = resource.fields[versions.of];
    const above = field && rowOf(context, targetOf(field) ?? '', String(row[of] ?? ''));
    return zoneOfRecord(row) ?? zoneOfRecord(above ?? {}) ?? siteDefaults().zone;
  };
  const todayOf = (row: Doc): string => recordClock(context)(zoneOf(row)).slice(0, 10);
  /** The moment (epoch ms) a version takes over. */
  const beginsAt = (row: Doc): number => startOfDay(String(row[effective] ?? '').slice(0, 10), zoneOf(row));

  /** Reserved versions whose day has come take over; what they replace ends the day before. */
  const settle = (): void => {
    for (const next of reserved.all()) {
      const begins = String(next[effective] ?? '').slice(0, 10);
      if (begins === '' || todayOf(next) < begins) continue;
      const before = current.find((row) => row[of] === next[of]);
      if (before) history.put({ ...before, id: newId(context.store), expireDate: addDays(begins, -1) });
      current.put({ ...next, id: before?.id ?? next.id });
      reserved.remove(next.id);
    }
  };
  const found = (among: typeof current, value: string) => among.find((row) => String(row[of]) === value);
  return {
    of,
    effective,
    todayOf,
    beginsAt,
    settle,
    current: (value: string) => found(current, value),
    reserved: (value: string) => found(reserved, value),
    history: (value: string) =>
      history
        .filter((row) => String(row[of]) === value)
        .toSorted((a, b) => String(b[effective]).localeCompare(String(a[effective]))),
    keep: (row: Doc) => current.put(row),
    reserve: (row: Doc) => reserved.put(row),
    cancel: (row: Doc) => reserved.remove(row.id),
  };
}
