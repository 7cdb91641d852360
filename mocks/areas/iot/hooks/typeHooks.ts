import type { CrudHooks } from '../../../crud/hooks';
import { iotTexts } from '../iotTexts';
import { owned } from '../../../crud/scopes';

/** Device models: a change of a published one is a draft until it is published again (spec 03 §4). */
export const typeHooks: CrudHooks = {
  present: ({ kind: _kind, ...row }) => ({ ...row, id: row.id }),
  check: (draft, before) =>
    before && draft.row.productTypeId === before.id ? { productTypeId: { key: iotTexts.typeBelowItself } } : undefined,
  create: ({ row, incoming }) => ({
    ...owned(row, incoming),
    id: row.id,
    publishStatus: 'unpublished',
    status: 1,
    versionNumber: null,
  }),
  edit: ({ row }, before) => ({
    ...row,
    publishStatus: before.publishStatus === 'unpublished' ? 'unpublished' : 'modified',
  }),
};
