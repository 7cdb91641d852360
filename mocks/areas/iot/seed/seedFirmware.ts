import { seedOf } from '@mocks/energy/chance/seedOf';
import { DAY, HOUR, MINUTE, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { productSeeds } from '../catalog/makers';
import { commandEnd } from '../commandState';
import type { AuditDoc, CommandDoc, FirmwareDoc } from '../iotDocs';
import { kinds, type KindKey } from '../kinds/kinds';
import { setParameter } from '../parameters';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { productOf } from './iotIds';

const VERSIONS = ['1.2.0', '2.0.0', '2.1.0', '2.2.0'];
const PEOPLE = ['Iris van den Berg', 'Sanne de Vries', 'Wei Wang'];

/** Upgrade packages, what was sent to devices in the last weeks, and what was changed of products. */
export function seedFirmware({ store, clock }: BackendContext): void {
  const { firmware, commands, devices, products, types, productAudits } = iotTables(store);
  const now = clock();
  firmware.put(
    ...productSeeds.flatMap(({ model }, row) =>
      VERSIONS.slice(row % 2).map((version, place): FirmwareDoc => {
        const name = `${model.replace(/[^\w]+/g, '-').toLowerCase()}-${version}.bin`;
        const at = timeText(now - (300 - row * 5 - place * 60) * DAY);
        return {
          id: seedId(`iot firmware ${model} ${version}`),
          version,
          productId: productOf(model),
          packageFile: [{ id: seedId(`iot package ${name}`), name, url: '', size: 20_000 + (seedOf(name) % 60_000) }],
          description: null,
          createTime: at,
          updateTime: at,
        };
      }),
    ),
  );
  const told = devices
    .all()
    .filter((_, place) => place % 13 === 3)
    .slice(0, 150);
  commands.put(
    ...told
      .flatMap((device, place): CommandDoc[] => {
        const kind: KindKey | undefined = types.get(products.get(device.productId)?.deviceModelId)?.kind;
        const writable = kind && kinds[kind].attributes.find(({ rwType }) => rwType !== 'r');
        if (!writable) return [];
        const sentAt = now - 2 * HOUR - ((place * 7919) % (28 * 24 * 60)) * MINUTE;
        const value =
          writable.dataType === 'bool'
            ? 'true'
            : String(Number(writable.of({ ...sourceOf(store, device) }, sentAt)) || 1);
        const id = seedId(`iot command ${device.sn}`);
        const command: CommandDoc = {
          id,
          commandNo: `C${id.slice(-9)}`,
          tenantId: device.tenantId,
          deviceId: device.id,
          commandType: 'propertySet',
          attributeCode: writable.code,
          value,
          operator: PEOPLE[place % PEOPLE.length] ?? '',
          sentAt,
        };
        const end = commandEnd(command, sourceOf(store, device));
        if (end.status === 'success')
          setParameter(store, device.id, writable.code, { value, now: sentAt, from: end.endedAt });
        return [command];
      })
      .toSorted((a, b) => a.sentAt - b.sentAt),
  );
  productAudits.put(
    ...productSeeds.slice(0, 12).map(({ model, brand }, place): AuditDoc => {
      const submittedAt = now - (90 - place * 7) * DAY;
      const product = products.get(productOf(model));
      return {
        id: seedId(`iot audit ${model}`),
        productId: productOf(model),
        changeType: place % 3 === 0 ? 'publish' : place % 3 === 1 ? 'create' : 'edit',
        submitter: PEOPLE[place % 2] ?? '',
        submitTime: timeText(submittedAt),
        submittedAt,
        before: place % 3 === 1 ? null : { name: brand },
        after: { name: product?.name, accessType: product?.accessType },
      };
    }),
  );
}
