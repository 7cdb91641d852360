import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Start } from './ActionHost';
import { ActionDialogs } from './dialogs/ActionDialogs';
import { useActionRun, type OnDone } from './useActionRun';

interface ActionRunnerProps {
  /** The action that was started last. */
  readonly latest: Parameters<Start>;
  readonly onDone: OnDone | undefined;
  /** Told the key of the action that runs, and when none does any more. */
  onBusy(key: string | undefined): void;
}

/** Runs the actions of a page from their start to their end, with their dialogs. */
export default function ActionRunner({ latest, onBusy, onDone }: ActionRunnerProps) {
  const run = useActionRun(onDone);
  const { busy, running } = run;
  const begun = useRef<Parameters<Start>>(undefined);
  const start = useEffectEvent(() => {
    if (begun.current === latest) return; // a page that was hidden and is shown again does not begin it anew
    begun.current = latest;
    run.start(...latest);
  });
  useLayoutEffect(() => start(), [latest]); // still a part of the press: its dialog is drawn at once
  useEffect(() => onBusy(busy ? running : undefined), [onBusy, busy, running]);
  return <ActionDialogs run={run} />;
}
