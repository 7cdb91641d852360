import { seedId } from '../../../core/ids';
import type { HomeSite } from '../../../energy/model';
import type { Doc } from '../../../store/store';
import { devicesOf } from '../home/devices/devicesOf';
import { deviceWords } from '../home/devices/deviceWords';
import type { HomeDoc } from '../home/homes/homeDoc';
import { brandId } from './seed/brands';

const PROTOCOL: Readonly<Record<number, string>> = {
  0: 'zigbee',
  1: 'p1',
  2: 'sunspec',
  3: 'modbusTcp',
  4: 'ocpp16',
  5: 'mqtt',
  6: 'sgReady',
  101: 'modbusRtu',
  102: 'http',
  104: 'zigbee',
};
const METER = 1;

/**
 * The devices of a home as the platform lists them, below its controller. `shared` is what they have of it, `latest`
 * the day of now.
 */
export function devicesBelow(
  home: HomeDoc,
  site: HomeSite,
  shared: Readonly<Record<string, unknown>>,
  latest: string,
): Doc[] {
  return devicesOf(home, site).map((device) => ({
    ...shared,
    id: seedId(`device ${device.sn}`),
    sn: device.sn,
    deviceName: `${deviceWords[device.kind].en}${device.suffix}`,
    deviceType: device.code,
    brandId: brandId(device.brand),
    brandName: device.brand,
    model: device.model,
    protocol: PROTOCOL[device.code] ?? 'http',
    controllerSn: home.controllerSn,
    firmwareVersion: device.code === 3 ? '1.4.8' : device.code === 4 ? '2.0.1' : '1.2.0',
    connectedTime: `${device.connected < latest ? device.connected : latest} 11:00:00`,
    online: device.reachable ? shared.online : 0,
    meterRole: device.code === METER ? 'grid' : null,
    phase: device.code === METER ? 'L123' : null,
    ...(device.reachable
      ? { bindState: 1, connectState: 'connected', failReason: null }
      : { bindState: 0, connectState: 'failed', failReason: 'No answer within 60 seconds.' }),
  }));
}
