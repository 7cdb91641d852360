import { readPage, asObject, asText } from '@/api';
import { homeSeverityTones } from '@schemas/severity';

export interface ShownAlarm {
  readonly id: string;
  readonly time: string;
  readonly severity: string;
  readonly severityText: string;
  readonly remark: string;
  /** 2 is a warning, everything else danger (spec 02 §3). */
  readonly tone: 'warning' | 'error';
}

/** Alarms of a page or a list; one without an id is told by its time and words. */
export function readAlarms(raw: unknown): { readonly alarms: readonly ShownAlarm[]; readonly total: number } {
  const { rows, total } = readPage(raw) ?? { rows: [], total: 0 };
  const alarms = rows.flatMap((one): ShownAlarm[] => {
    const row = asObject(one);
    if (!row) return [];
    const severity = asText(asObject(row.alarmSeverity)?.code ?? row.alarmSeverity);
    const [time, remark] = [asText(row.time), asText(row.remark)];
    return [
      {
        id: asText(row.id) || `${time} ${remark}`,
        time,
        remark,
        severity,
        severityText: asText(row.alarmSeverityDesc) || asText(asObject(row.alarmSeverity)?.desc),
        tone: severity === '2' ? homeSeverityTones[2] : homeSeverityTones[1],
      },
    ];
  });
  return { alarms, total: Math.max(total, alarms.length) };
}
