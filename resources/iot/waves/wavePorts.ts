import { WireError } from '@/api';
import { type ConsoleDataProvider, failureText } from '@/data';
import type { Command } from '@schemas/iot/command';
import type { Device } from '@schemas/iot/device';
import type { WavePorts } from './driveWaves';
import { readingsOf } from './readingsOf';

interface Wiring {
  readonly provider: ConsoleDataProvider;
  /** react-admin's names of devices and commands. */
  readonly devicePath: string;
  readonly commandPath: string;
  readonly devices: readonly Device[];
  readonly firmwareId: string;
  translate(key: string, options?: object): string;
}

const PAGE = 200;
const PAGES = 5;

/**
 * Waves by the calls of the specification: one upgrade a device, and the list of commands for what became of them (spec
 * 03 §7).
 */
export async function wavePorts({
  provider,
  devicePath,
  commandPath,
  devices,
  firmwareId,
  translate,
}: Wiring): Promise<WavePorts> {
  const upgrades = async (page: number) =>
    (
      await provider.getList<Command>(commandPath, {
        filter: { commandType: 'ota' },
        pagination: { page, perPage: PAGE },
        sort: { field: 'sendTime', order: 'DESC' },
        meta: { quiet: true },
      })
    ).data;
  const records = new Map(devices.map((one) => [one.id, one]));
  const before = new Set((await upgrades(1)).map(({ id }) => id));
  const seen = new Map<string, Set<string>>();
  const words = (status: string) => translate(`resources.iot/command.enums.status.${status}`, { _: status });
  return {
    silent: translate('iot.waves.silent'),
    send: async (id) => {
      const record = records.get(id);
      // told once more: what became of it before says nothing now
      for (const command of seen.get(id) ?? []) before.add(command);
      try {
        if (record)
          await provider.action(devicePath, { key: 'otaUpgrade', record, values: { firmwareId }, quiet: true });
        return undefined;
      } catch (error) {
        if (error instanceof WireError && error.kind === 'business')
          return Object.values(error.validationErrors ?? {})[0] ?? failureText(error, translate);
        throw error; // nobody could be asked
      }
    },
    read: async (ids) => {
      const commands: Command[] = [];
      for (let page = 1; page <= PAGES; page += 1) {
        const more = await upgrades(page);
        commands.push(...more);
        const told = new Set(commands.filter(({ id }) => !before.has(id)).map(({ deviceId }) => deviceId));
        if (more.length < PAGE || ids.every((id) => told.has(id))) break;
      }
      for (const { id, deviceId } of commands)
        if (deviceId) seen.set(deviceId, (seen.get(deviceId) ?? new Set()).add(id));
      return readingsOf(ids, commands, before, words);
    },
  };
}
