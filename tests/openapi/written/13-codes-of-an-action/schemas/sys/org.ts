import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';

export const org = defineResource({
  name: 'sys/org',
  api: { base: '/sys/org', id: 'orgId', page: 'GET page', sort: false },
  recordTitle: 'orgName',
  fields: {
    orgName: text({ readOnly: true }),
    status: number({ readOnly: true }),
  },
  actions: {
    changeStatus: { on: 'row', call: 'PUT changeStatus', form: { status: enumeration([0, 1]) } },
  },
});
export type Org = RecordOf<typeof org>;
