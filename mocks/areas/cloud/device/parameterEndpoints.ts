import { objectOf } from '@/schema';
import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { actorOf, type Incoming, textOf } from '../../../core/incoming';
import { refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import type { Doc } from '../../../store/store';
import { visibleDevice } from './visibleDevice';
import { visibleRow } from '../../../crud/rows';
import { sideTable } from '../../../crud/sideTable';

const WEB = '/iemscloud/device/web/param';

/** What a device can be set to: group, code, names, unit, range, first value. */
const PARAMETERS = [
  ['power', 'powerLimit', 'Power limit', '功率限值', 'kW', 0, 1000, '100', true],
  ['power', 'rampRate', 'Ramp rate', '爬坡速率', 'kW/s', 0, 200, '20', true],
  ['protection', 'overTemperature', 'Over-temperature limit', '过温保护值', '°C', 40, 90, '75', true],
  ['protection', 'overVoltage', 'Over-voltage limit', '过压保护值', 'V', 230, 1100, '440', true],
  ['communication', 'reportInterval', 'Report interval', '上报间隔', 's', 5, 3600, '60', true],
  ['communication', 'firmware', 'Firmware', '固件版本', '', null, null, '1.4.2', false],
] as const;

const GROUPS = {
  power: { en: 'Power', zh: '功率' },
  protection: { en: 'Protection', zh: '保护' },
  communication: { en: 'Communication', zh: '通信' },
} as const;

interface Sent {
  readonly code?: unknown;
  readonly value?: unknown;
}
const rowsOf = (incoming: Incoming): Sent[] =>
  Array.isArray(incoming.params.params) ? incoming.params.params.map((one): Sent => objectOf(one)) : [];

/** Parameters of a device, read and written back; a value outside its range is refused (spec 03 §7, device). */
export function parameterEndpoints(context: BackendContext): Endpoint[] {
  const { clock } = context;
  const parameters = sideTable(context, 'cloud/device-parameters');
  const kept = (device: Doc): Doc => parameters.get(device.id) ?? { id: device.id };
  const read = (device: Doc, incoming: Incoming) => ({
    deviceId: device.id,
    params: PARAMETERS.map(([group, code, en, zh, unit, minValue, maxValue, first, writable]) => ({
      group: GROUPS[group][incoming.locale === 'zh' ? 'zh' : 'en'],
      code,
      name: incoming.locale === 'zh' ? zh : en,
      value: String(kept(device)[code] ?? first),
      unit,
      minValue,
      maxValue,
      writable,
      updateTime: timeText(clock()),
    })),
  });
  const write = (device: Doc, incoming: Incoming) => {
    const changes: Record<string, string> = {};
    for (const [index, { code, value }] of rowsOf(incoming).entries()) {
      const found = PARAMETERS.find(([, known]) => known === code);
      if (!found) continue;
      const [, , , , , min, max, , writable] = found;
      if (!writable) continue;
      if (min !== null && max !== null && !(Number(value) >= min && Number(value) <= max))
        throw refuseFields({ [`params.${index}.value`]: { key: 'fieldInvalid' } });
      changes[found[1]] = String(value);
    }
    parameters.put({ ...kept(device), ...changes });
    incoming.log.content = String(device.name);
  };
  const controlled = (incoming: Incoming): Doc =>
    visibleDevice(
      context,
      incoming,
      textOf(incoming, 'deviceId') ||
        String(visibleRow(context, 'cloud/device-control', actorOf(incoming), textOf(incoming, 'id'))?.deviceId ?? ''),
    );
  const needs = (menu: string) => ({ menus: [menu], code: 'parameters' }) as const;
  return [
    {
      method: 'POST',
      path: `${WEB}/detailByDevice`,
      need: needs('cloud/device'),
      handle: (incoming) => read(visibleDevice(context, incoming), incoming),
    },
    {
      method: 'POST',
      path: `${WEB}/editByDevice`,
      need: needs('cloud/device'),
      log: 'control',
      handle: (incoming) => write(visibleDevice(context, incoming), incoming),
    },
    {
      method: 'POST',
      path: `${WEB}/detail`,
      need: needs('cloud/device-control'),
      handle: (incoming) => read(controlled(incoming), incoming),
    },
    {
      method: 'POST',
      path: `${WEB}/edit`,
      need: needs('cloud/device-control'),
      log: 'control',
      handle: (incoming) => write(controlled(incoming), incoming),
    },
  ];
}
