import type { RecordLink } from '@/crud/views';

/** The form of a work order, filled in with what an alarm says; for alarms that are open. */
export const orderLink: RecordLink<'id' | 'title' | 'description' | 'stationId'> = {
  key: 'order',
  page: 'ticket/work-order',
  makes: { alarmId: 'id', title: 'title', description: 'description', stationId: 'stationId' },
  visible: { status: { in: ['active', 'recovered'] } },
};
