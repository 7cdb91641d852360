import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { isReloading } from '@/access/internal';
import { currentSession } from '@/access';
import { usePagePlace } from '@/data';
import { useWhileOpen } from '@/data/internal';
import { UnsavedQuestion } from './UnsavedQuestion';

interface UnsavedWarningProps {
  /** Read at the moment of leaving, so that a save that just succeeded never warns. */
  isDirty(): boolean;
}

/**
 * Asks before typed input is lost: by a link, Back or the menu with a dialog of its own, by closing the window
 * with the browser's. Where pages stay open as tabs, leaving one for another loses nothing and asks nothing.
 * A session that has ended is not held up: its input is kept as a draft. Needs a data router.
 *
 * @example <UnsavedWarning isDirty={() => form.changes !== undefined && !save.isPending} />
 * @public
 */
export function UnsavedWarning({ isDirty }: UnsavedWarningProps) {
  const translate = useTranslate();
  const place = usePagePlace();
  const blocker = useBlocker((leave) => isDirty() && place.isLeft(leave));
  const isDirtyNow = useEffectEvent(isDirty);

  useWhileOpen(() => place.guard(() => isDirtyNow()));
  useEffect(() => place.tell());

  const holdUp = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty() && currentSession() && !isReloading()) event.preventDefault();
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => holdUp(event);
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return (
    <UnsavedQuestion
      open={blocker.state === 'blocked'}
      title={translate('form.unsaved.title')}
      text={translate('form.unsaved.text')}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
