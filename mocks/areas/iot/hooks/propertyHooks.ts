import type { BackendContext } from '../../../core/context';
import type { CrudHooks, Draft } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';
import { iotTexts } from '../iotTexts';
import { recordAudit } from '../recordAudit';
import { iotTables } from '../tables';
import { needChangeable } from '../../../crud/rows';
import { refuseUsed } from './refuseUsed';

/** Properties of products: a code once in a product; every change leaves an audit record. */
export function propertyHooks(context: BackendContext): CrudHooks {
  const { products, properties } = iotTables(context.store);
  const ownProduct = (draft: Draft) => products.get(draft.row.productId);
  const audit = (
    changeType: 'create' | 'edit' | 'delete' | 'import',
    incoming: Draft['incoming'],
    row: Doc,
    before?: Doc,
  ) =>
    recordAudit(context, incoming, {
      changeType,
      productId: String(row.productId),
      propertyName: String(row.name),
      ...(changeType !== 'create' && { before: before ?? row }),
      ...(changeType !== 'delete' && { after: row }),
    });
  return {
    check: (draft, before) => {
      const product = ownProduct(draft);
      if (product) needChangeable(context, 'iot/product', product, draft.incoming);
      const taken = properties.find(
        ({ id, productId, code }) =>
          id !== draft.row.id && productId === draft.row.productId && code === draft.row.code,
      );
      return taken && taken.id !== before?.id ? { code: { key: iotTexts.codeTaken } } : undefined;
    },
    create: (draft) => ({ ...draft.row, tenantId: ownProduct(draft)?.tenantId ?? null }),
    created: (row, { incoming }) => audit(incoming.path.endsWith('/create') ? 'create' : 'import', incoming, row),
    edit: ({ row, incoming }, before) => {
      audit('edit', incoming, row, before);
      return row;
    },
    remove: (row, incoming) => {
      refuseUsed(context, row.id, { 'iot/alarm-rule': ['attribute'] });
      audit('delete', incoming, row);
    },
  };
}
