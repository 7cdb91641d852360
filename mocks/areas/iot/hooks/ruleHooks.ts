import type { BackendContext } from '../../../core/context';
import { idsOf } from '../../../core/incoming';
import type { FieldRefusal } from '../../../core/refusal';
import type { CrudHooks } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';
import { iotTexts } from '../iotTexts';
import { iotTables } from '../tables';

/** Alarm rules: numbered, over an attribute and devices of the product they are for. */
export function ruleHooks({ store }: BackendContext): CrudHooks {
  const { properties, devices } = iotTables(store);
  const wrong = (row: Doc): Readonly<Record<string, FieldRefusal>> => {
    const attribute = properties.get(row.attribute);
    const others = idsOf(row.deviceIds).some((id) => devices.get(id) && devices.get(id)?.productId !== row.productId);
    return {
      ...(attribute && attribute.productId !== row.productId && { attribute: { key: iotTexts.attributeOfOther } }),
      ...(others && { deviceIds: { key: iotTexts.deviceOfOther } }),
    };
  };
  return {
    check: ({ row }) => wrong(row),
    serials: { number: 'R{00000}' },
  };
}
