import type { BackendContext } from '../../../core/context';
import type { FieldRefusal } from '../../../core/refusal';
import type { CrudHooks, Draft } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';
import { countOf } from '../../../crud/countOf';
import { iotTexts } from '../iotTexts';
import { recordAudit } from '../recordAudit';
import { iotTables } from '../tables';
import { owned } from '../../../crud/scopes';
import { refuseUsed } from './refuseUsed';

/** Products: their model must be of their brand, every change leaves an audit record, used ones stay. */
export function productHooks(context: BackendContext): CrudHooks {
  const { types, properties } = iotTables(context.store);
  const deviceCount = countOf(context, 'iot/device', 'productId');
  const wrong = ({ row }: Draft, before: Doc | undefined): Readonly<Record<string, FieldRefusal>> | undefined => {
    const model = context.store.get('iot/model', String(row.modelId ?? ''));
    const type = types.get(row.deviceModelId);
    if (model && model.brandId !== row.brandId) return { modelId: { key: iotTexts.modelOfOther } };
    return type?.status === 0 && before?.deviceModelId !== type.id
      ? { deviceModelId: { key: iotTexts.typeDisabled } }
      : undefined;
  };
  return {
    present: (row) => ({
      ...row,
      id: row.id,
      affiliation: row.tenantId ? 'enterprise' : 'platform',
      deviceCount: deviceCount(row),
    }),
    check: wrong,
    serials: { number: 'P{00000}' },
    create: ({ row, incoming }) => owned(row, incoming),
    created: (row, { incoming }) =>
      recordAudit(context, incoming, { changeType: 'create', productId: row.id, after: row }),
    edit: ({ row, incoming }, before) => {
      recordAudit(context, incoming, { changeType: 'edit', productId: row.id, before, after: row });
      return row;
    },
    remove: (row, incoming) => {
      refuseUsed(context, row.id, {
        'iot/device': ['productId'],
        'iot/firmware': ['productId'],
        'iot/alarm-rule': ['productId'],
      });
      recordAudit(context, incoming, { changeType: 'delete', productId: row.id, before: row });
      properties.remove(...properties.filter(({ productId }) => productId === row.id).map(({ id }) => id));
    },
  };
}
