import { defineResource, reference, section, type RecordOf } from '@/dsl';
import { auditFields, auditList } from './parts/auditRecord';
import { iot } from '../services';

// covers VE-220
/**
 * What was changed of products, and whether the change was approved (spec 03 §2). Only page and detail are given: a
 * record is read.
 */
export const productAudit = defineResource({
  name: 'iot/product-audit',
  api: iot('product/auditRecord', { page: 'GET page', detail: 'GET detail' }),
  recordTitle: 'productId',
  fields: { productId: reference('iot/product', { readOnly: true, aliases: ['product'] }), ...auditFields },
  list: {
    columns: ['productId', ...auditList.columns],
    filters: ['productId', ...auditList.filters],
    sort: { field: 'submitTime', order: 'desc' },
  },
  detail: [section('basic', ['productId', ...auditList.columns]), section('content', ['before', 'after'])],
});
export type ProductAudit = RecordOf<typeof productAudit>;
