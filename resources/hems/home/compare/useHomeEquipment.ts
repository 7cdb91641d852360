import { useCallback } from 'react';
import { useAccess } from '@/access';
import type { AroundSite } from '@/report';
import { analysisCalls } from '../../strategy/user-detail/calls';
import { readUser } from '../../strategy/user-detail/summary/readUser';
import { homeCalls } from '../calls';
import type { Home } from '../context/readHome';
import { readHomeInfo } from '../info/readHomeInfo';
import { goneDevices, presentDevices } from './readEquipment';

/**
 * The devices of a home in two times that are compared: those of now by its info, those of then by the snapshot of its
 * user, where his page is granted. What is not answered is not known, and nothing is said of it.
 */
export function useHomeEquipment({ id, zone }: Home): NonNullable<AroundSite['equipment']> {
  const seesUser = useAccess().pathOf.has('hems/strategy-activity');
  return useCallback(
    async ({ to }, signal) => {
      const quiet = { signal, quiet: true };
      const info = readHomeInfo(await homeCalls.homeDetail({ stationId: id }, quiet));
      const cusUserId = info.users[0]?.id ?? '';
      const then =
        seesUser && cusUserId !== ''
          ? await analysisCalls.snapshot({ cusUserId, snapshotDate: to }, quiet).catch(() => undefined)
          : undefined;
      return [...presentDevices(info.devices, zone), ...goneDevices(readUser(then).devices, info.devices, to)];
    },
    [id, zone, seesUser],
  );
}
