import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { Refusal } from '../../../core/refusal';
import type { Doc } from '../../../store/store';
import { shownNow } from '../../cloud/device/measured';

const STATES: Readonly<Record<string, string>> = { standby: 'standby', fault: 'fault', offline: 'offline' };

/** What a device does now; one that no world knows was registered only and is silent. */
export function stateOf({ clock }: BackendContext, { id, silent }: Doc): string {
  if (silent === true) return 'offline';
  const state = shownNow(id, clock())?.shown?.state;
  return state === undefined ? 'offline' : (STATES[state] ?? 'normal');
}

/** Devices that are collected and, beside them, environment monitors, which have calls of their own. */
export function deviceHooks(context: BackendContext): CrudHooks {
  const { store } = context;
  const behind = (id: string) => store.all('pv/device').filter((one) => one.parentId === id).length;
  return {
    rows: () => [
      ...store.all('pv/device'),
      ...store.all('pv/environment-device').map((one) => ({ ...one, deviceType: 'environment' })),
    ],
    computed: {
      status: (row) => stateOf(context, row),
      deviceCount: ({ id, deviceType }) => (deviceType === 'collector' ? behind(id) : null),
    },
    checkRemove: ({ id }) => {
      if (store.all('pv/series').some((one) => one.inverterId === id))
        throw new Refusal({ en: 'The inverter still has strings.', zh: '该逆变器下存在组串' });
    },
  };
}
