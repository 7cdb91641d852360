import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import type { ProductTypeDoc } from '../iotDocs';
import { changeableRow } from '../../../crud/rows';
import { recordAudit } from '../recordAudit';
import { iotTables } from '../tables';

const TYPE = '/iot/v3/web/productType';
const MENU = 'iot/product-type';

/** What is done with device models besides editing them (spec 03 §4). */
export function typeEndpoints(context: BackendContext): Endpoint[] {
  const { types, products } = iotTables(context.store);
  const named = (incoming: Incoming): ProductTypeDoc[] => {
    const ids = idsOf(incoming.params.ids ?? incoming.params.id);
    if (ids.length === 0) throw new Refusal('notFound', { code: '4004' });
    return ids.flatMap((id) => types.get(changeableRow(context, MENU, incoming, id).id) ?? []);
  };
  const stamp = (incoming: Incoming) => ({
    updateTime: timeText(context.clock()),
    updateUser: actorOf(incoming).user.name,
  });
  return [
    {
      method: 'POST',
      path: `${TYPE}/publish`,
      need: { menus: [MENU], code: 'publish' },
      log: 'control',
      handle: (incoming) => {
        for (const type of named(incoming)) {
          if (type.publishStatus === 'published') throw new Refusal('notNow');
          const version = Number(/\d+/.exec(type.versionNumber ?? '')?.[0] ?? 0) + 1;
          const published = types.patch(type.id, {
            publishStatus: 'published',
            versionNumber: `V${version}`,
            ...stamp(incoming),
          });
          for (const product of products.filter(({ deviceModelId }) => deviceModelId === type.id)) {
            recordAudit(context, incoming, {
              changeType: 'publish',
              productId: product.id,
              before: type,
              after: published,
            });
          }
          incoming.log.content = `${type.name} V${version}`;
        }
      },
    },
    {
      method: 'POST',
      path: `${TYPE}/updateStatus`,
      need: (incoming) => ({ menus: [MENU], code: textOf(incoming, 'status') === '1' ? 'enable' : 'disable' }),
      log: 'edit',
      handle: (incoming) => {
        const status = textOf(incoming, 'status') === '1' ? 1 : 0;
        const all = named(incoming);
        if (all.some((type) => type.status === status)) throw new Refusal('notNow');
        types.put(...all.map((type) => ({ ...type, status, ...stamp(incoming) }) satisfies ProductTypeDoc));
        incoming.log.content = all.map(({ name }) => name).join(', ');
      },
    },
  ];
}
