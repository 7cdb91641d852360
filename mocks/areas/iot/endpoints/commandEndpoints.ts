import type { BackendContext } from '../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal, refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { fileAnswer } from '../../../crud/fileAnswer';
import { commandState } from '../commandState';
import { deviceById, deviceOf } from '../deviceOf';
import type { DeviceDoc, FirmwareDoc } from '../iotDocs';
import { packageBytes } from '../packageBytes';
import { iotTexts } from '../iotTexts';
import { needTexts } from '../needTexts';
import { sendCommand } from '../sendCommand';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { writableOf } from '../writableOf';

const WEB = '/iot/v3/web';

/** Orders to devices: commands, upgrades, and the packages these install (spec 03 §7). */
export function commandEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const { commands, firmware } = iotTables(store);
  const firmwareBy = (incoming: Incoming, id: string): FirmwareDoc | undefined => {
    const { tenant } = actorOf(incoming);
    const found = firmware.get(id);
    return found && (tenant.operator || !found.tenantId || found.tenantId === tenant.id) ? found : undefined;
  };
  const upgrading = (device: DeviceDoc): boolean => {
    const source = sourceOf(store, device);
    return Boolean(
      commands.find(
        (one) =>
          one.deviceId === device.id &&
          one.commandType === 'ota' &&
          commandState(one, source, clock()).endedAt === null,
      ),
    );
  };
  return [
    {
      method: 'POST',
      path: `${WEB}/command/send`,
      // The button stands over the list of commands and beside each device.
      need: (incoming) =>
        actorOf(incoming).grants.codes.get('iot/device')?.has('sendcommand')
          ? { menus: ['iot/device'], code: 'sendCommand' }
          : { menus: ['iot/command'], code: 'send' },
      log: 'control',
      handle: (incoming) => {
        const {
          deviceId = '',
          attributeCode = '',
          value = '',
        } = needTexts(incoming, { deviceId: 40, attributeCode: 32, value: 255 });
        const commandType = textOf(incoming, 'commandType') || 'propertySet';
        if (commandType !== 'propertySet' && commandType !== 'service')
          throw refuseFields({ commandType: { key: 'fieldInvalid', args: { rule: 'oneOf' } } });
        const device = deviceById(context, incoming, deviceId);
        writableOf(context, device, attributeCode, 'attributeCode');
        const command = sendCommand(context, incoming, { device, commandType, attributeCode, value });
        incoming.log.content = `${device.sn} ${attributeCode} = ${value}`;
        return { id: command.id, commandNo: command.commandNo, status: 'sending' };
      },
    },
    {
      method: 'POST',
      path: `${WEB}/device/otaUpgrade`,
      need: { menus: ['iot/device'], code: 'otaUpgrade' },
      log: 'control',
      handle: (incoming) => {
        const device = deviceOf(context, incoming);
        const { firmwareId = '' } = needTexts(incoming, { firmwareId: 40 });
        const chosen = firmwareBy(incoming, firmwareId);
        if (!chosen) throw refuseFields({ firmwareId: { key: 'fieldUnknown' } });
        if (chosen.productId !== device.productId)
          throw refuseFields({ firmwareId: { key: iotTexts.firmwareOfOther } });
        if (upgrading(device)) throw new Refusal(iotTexts.firmwareBusy);
        const command = sendCommand(context, incoming, {
          device,
          commandType: 'ota',
          attributeCode: null,
          value: chosen.version,
        });
        incoming.log.content = `${device.sn} ${chosen.version}`;
        return { id: command.id, commandNo: command.commandNo, status: 'sending' };
      },
    },
    {
      method: 'GET',
      path: `${WEB}/firmware/download`,
      need: { menus: ['iot/firmware'], code: 'download' },
      handle: (incoming) => {
        const found = firmwareBy(incoming, textOf(incoming, 'id'));
        const file = found?.packageFile[0];
        if (!found || !file) throw new Refusal('notFound', { code: '4004' });
        incoming.log.content = `${file.name}`;
        return fileAnswer(packageBytes(context, file), file.name, 'application/octet-stream');
      },
    },
  ];
}
