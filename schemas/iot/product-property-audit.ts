import { defineResource, reference, section, text, type RecordOf } from '@/dsl';
import { auditFields, auditList } from './parts/auditRecord';
import { iot } from '../services';

// covers VE-221
/** What was changed of the properties of products (spec 03 §2). Read only, as the audit of products. */
export const productPropertyAudit = defineResource({
  name: 'iot/product-property-audit',
  api: iot('productProperty/auditRecord', { page: 'GET page', detail: 'GET detail' }),
  recordTitle: 'propertyName',
  fields: {
    propertyName: text({ readOnly: true, aliases: ['name'] }),
    productId: reference('iot/product', { readOnly: true, aliases: ['product'] }),
    ...auditFields,
  },
  list: {
    columns: ['propertyName', 'productId', ...auditList.columns],
    filters: ['propertyName', 'productId', ...auditList.filters],
    sort: { field: 'submitTime', order: 'desc' },
  },
  detail: [
    section('basic', ['propertyName', 'productId', ...auditList.columns]),
    section('content', ['before', 'after']),
  ],
});
export type ProductPropertyAudit = RecordOf<typeof productPropertyAudit>;
