import { useEffect, useState } from 'react';
import { endSession } from '@/access/internal';
import { wireEvents } from '@/api';
import { lazyPart } from '@/data';
import { whenIdle } from '@/widgets/internal';

const PermissionDialog = lazyPart(() => import('./PermissionDialog'));

/** A page that has just opened has other things to load, ms. */
const SETTLED = 5000;

/**
 * HTTP 406: the permissions of the platform changed. One box above everything, however many calls answer so;
 * the only way out is to sign in again (spec 01 §8). Where the box cannot be loaded, that way is taken at once.
 */
export function PermissionBox() {
  const [open, setOpen] = useState(false);
  useEffect(() => whenIdle(() => void PermissionDialog.load().catch(() => undefined), SETTLED), []);
  useEffect(
    () =>
      wireEvents.onPermissionChanged(() => {
        PermissionDialog.load().then(
          () => setOpen(true),
          () => void endSession('permission'),
        );
      }),
    [],
  );
  return open && <PermissionDialog />;
}
