import type { BackendContext } from '../../../core/context';
import { textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { nameOf, propertiesOf, statusText, valueNow } from '../deviceAttributes';
import { deviceOf } from '../deviceOf';
import { iotTexts } from '../iotTexts';
import { parameterOf } from '../parameters';
import { sourceOf } from '../sourceOf';
import { isOnline, lastOnline } from '../telemetry/deviceConnection';
import { wallText } from '../../../core/wallText';

const DEVICE = '/iot/v3/web/device';
const NEED = { menus: ['iot/device'] } as const;
const STATES = new Set(['enum', 'bool']);

/** What a device says now (spec 03 §7): all values, its states, and what it answers when it is asked. */
export function valueEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const values = (incoming: Incoming, at: (last: number | undefined, now: number) => number | undefined) => {
    const device = deviceOf(context, incoming);
    const source = sourceOf(store, device);
    const now = clock();
    const moment = at(lastOnline(source, now), now);
    return propertiesOf(store, device).map((property) => {
      const value = moment === undefined ? null : valueNow(store, device, source, property, moment);
      const { code, unit, dataType, rwType, valueType } = property;
      const told = { code, name: nameOf(property, incoming.locale), unit, dataType, rwType, valueType };
      return {
        ...told,
        value: value === null ? null : String(value),
        statusText: statusText(source, code, value, incoming.locale),
        reportTime: moment === undefined ? null : wallText(moment, source.zone),
      };
    });
  };
  return [
    {
      method: 'GET',
      path: `${DEVICE}/state`,
      need: NEED,
      handle: (incoming) => {
        const device = deviceOf(context, incoming);
        const source = sourceOf(store, device);
        const last = lastOnline(source, clock());
        return {
          id: device.id,
          networkStatus: isOnline(source, clock()) ? 1 : 0,
          latestOnlineTime: last === undefined ? null : wallText(last, source.zone),
          timeZone: source.zone,
        };
      },
    },
    {
      method: 'GET',
      path: `${DEVICE}/propertyList`,
      need: { menus: ['iot/device', 'iot/command'] },
      handle: (incoming) => {
        const device = deviceOf(context, incoming);
        const now = clock();
        const writable = textOf(incoming, 'rwType') === 'w';
        return propertiesOf(store, device)
          .filter(({ rwType }) => !writable || rwType !== 'r')
          .map((property) => {
            const { code, unit, dataType, rwType, valueType } = property;
            const value = valueNow(store, device, sourceOf(store, device), property, now);
            const tags = Object.entries(parameterOf(store, device.id, code, now)?.tags ?? {}).map(
              ([tagKey, tagValue]) => ({ tagKey, tagValue }),
            );
            return {
              code,
              name: nameOf(property, incoming.locale),
              unit,
              dataType,
              rwType,
              valueType,
              value: value === null ? null : String(value),
              statusText: statusText(sourceOf(store, device), code, value, incoming.locale),
              tags,
            };
          });
      },
    },
    // the last report that came
    {
      method: 'GET',
      path: `${DEVICE}/propertyValue`,
      need: NEED,
      handle: (incoming) => values(incoming, (last) => last),
    },
    {
      method: 'GET',
      path: `${DEVICE}/propertyStatusValue`,
      need: NEED,
      handle: (incoming) => values(incoming, (last) => last).filter(({ dataType }) => STATES.has(dataType)),
    },
    {
      // read from the device itself, which has to be there
      method: 'GET',
      path: `${DEVICE}/propertyActualValue`,
      need: NEED,
      handle: (incoming) => {
        if (!isOnline(sourceOf(store, deviceOf(context, incoming)), clock())) throw new Refusal(iotTexts.deviceOffline);
        return values(incoming, (_, now) => now);
      },
    },
  ];
}
