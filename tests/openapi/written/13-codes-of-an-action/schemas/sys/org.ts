import { defineResource, enumeration, text, type RecordOf } from '@/dsl';

export const org = defineResource({
  name: 'sys/org',
  api: { base: '/sys/org', id: { name: 'orgId', wireAs: 'number' }, page: 'GET page', sort: false },
  recordTitle: 'orgName',
  fields: {
    orgName: text({ readOnly: true }),
    status: enumeration([0, 1], { readOnly: true }),
  },
  actions: {
    changeStatus: {
      on: 'row',
      call: 'PUT changeStatus?orgId={orgId}&status={status}',
      form: { status: enumeration([0, 1], { required: true }) },
    },
  },
});
export type Org = RecordOf<typeof org>;
