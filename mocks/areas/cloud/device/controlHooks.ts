import { chance } from '@mocks/energy/chance/chance';
import { seedOf } from '@mocks/energy/chance/seedOf';
import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import type { Doc } from '../../../store/store';

/** A device answers within seconds; what has no answer after half a minute has none (proposed fields B). */
const ANSWERS = 4_000;
const TIMES_OUT = 30_000;

function resultAt({ id, sentAt }: Doc, now: number): 'sending' | 'success' | 'failed' | 'timeout' {
  const since = now - Number(sentAt);
  const luck = chance(seedOf('control', id), 0, 0);
  if (luck > 0.95) return since < TIMES_OUT ? 'sending' : 'timeout';
  return since < ANSWERS ? 'sending' : luck > 0.75 ? 'failed' : 'success';
}

const REASONS = [
  { en: 'The device refused the value', zh: '设备拒绝该设定值' },
  { en: 'The device is under local control', zh: '设备处于就地控制' },
] as const;

/** What became of a command follows from the clock. */
export function controlHooks({ store, clock }: BackendContext): CrudHooks {
  return {
    rows: () => store.all('cloud/device-control'),
    computed: {
      result: (row) => resultAt(row, clock()),
      failReason: (row, _actor, locale) =>
        resultAt(row, clock()) === 'failed' ? REASONS[seedOf('reason', row.id) % 2 === 0 ? 0 : 1][locale] : null,
    },
  };
}
