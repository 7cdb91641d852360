import { dateTime, enumeration, json, range, text } from '@/dsl';

/** A change that waits for its audit, or has had it. All of it is the system's. */
export const auditFields = {
  changeType: enumeration(['create', 'edit', 'delete', 'publish', 'import'], {
    readOnly: true,
    shared: 'audit.changeType',
  }),
  submitter: text({ readOnly: true, aliases: ['submitterName'] }),
  submitTime: dateTime({ readOnly: true }),
  result: enumeration(['pending', 'approved', 'rejected'], {
    readOnly: true,
    shared: 'audit.result',
    tones: { pending: 'info', approved: 'success', rejected: 'error' },
  }),
  auditor: text({ readOnly: true, aliases: ['auditorName'] }),
  auditTime: dateTime({ readOnly: true }),
  opinion: text({ readOnly: true, max: 255 }),
  before: json({ readOnly: true }),
  after: json({ readOnly: true }),
};

/** What a list of audit records shows and is narrowed by, after what the record is about. */
export const auditList = {
  columns: ['changeType', 'submitter', 'submitTime', 'result', 'auditor', 'auditTime', 'opinion'],
  filters: ['changeType', 'result', 'submitter', range('submitTime', { params: ['beginTime', 'endTime'] })],
} as const;
