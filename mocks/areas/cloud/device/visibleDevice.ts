import type { BackendContext } from '../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import type { Need } from '../../../core/need';
import { Refusal } from '../../../core/refusal';
import { visibleRow } from '../../../crud/rows';
import type { Doc } from '../../../store/store';

/** The device a call names by `deviceId`, as far as somebody may see it. Throws 'not found'. */
export function visibleDevice(
  context: BackendContext,
  incoming: Incoming,
  id = textOf(incoming, 'deviceId') || textOf(incoming, 'id'),
): Doc {
  const devices = context.resources.get('cloud/device');
  const found = devices && visibleRow(context, devices, actorOf(incoming), id);
  if (!found) throw new Refusal('notFound', { code: '4004' });
  return found;
}

/** The code on whichever of two menus somebody has it. */
export const eitherMenu =
  (code: string, menus: readonly [string, string]) =>
  (incoming: Incoming): Need => {
    const granted = menus.find(
      (menu) =>
        actorOf(incoming).grants.codes.get(menu)?.has(code.toLowerCase()) ||
        actorOf(incoming).grants.codes.get(menu)?.has(code),
    );
    return { menus: [granted ?? menus[0]], code };
  };
