import type { CloudTable } from '@/dsl';

const TABLE = 'POST /iems-goeu-web/web/common/table';

/** What the cloud keeps of a table for each user (proposed fields, table-header). */
export const cloudTable = (tableCode: string, suggests: readonly string[]): CloudTable => ({
  tableCode,
  header: `${TABLE}/headerlist`,
  keepHeader: `${TABLE}/updateHeader`,
  searches: `${TABLE}/queryList`,
  values: `${TABLE}/SearchValue`,
  suggests,
});

/** Rules of the cloud for fields of its forms. */
export const FIELD_RULES = 'GET /iems-goeu-web/web/common/rule';
