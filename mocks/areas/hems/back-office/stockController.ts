import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { officeText } from './officeText';

/** A controller comes into being with its serial number; it waits in stock until a lead or a home has it. */
export function stockController({ store }: BackendContext, number: Readonly<Record<string, unknown>>): void {
  if (number.type !== 'controller') return;
  const sn = officeText(number.sn);
  store.put('hems/controller', {
    id: seedId(`controller ${sn}`),
    deviceSn: sn,
    name: `Hub ${sn}`,
    brandName: store.get('hems/brand', officeText(number.brandId))?.name ?? null,
    model: number.model ?? null,
    firmwareVersion: null,
    hardwareVersion: number.hardwareVersion ?? null,
    mac: number.mac ?? null,
    network: null,
    signal: null,
    online: 0,
    lastOnlineTime: null,
    stationId: null,
    installerId: null,
    tenantName: null,
    tenantId: null,
    countryCode: null,
    activateTime: null,
  });
}
