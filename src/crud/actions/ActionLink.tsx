import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { kindOf, type AnyRecord } from '@/schema';
import { useStartAction } from './ActionHost';
import { ACTION_PARAM } from './useActionAddress';
import { useActionGate } from './useActionGate';

/**
 * Opens the drawer that the address of a record's page names (`?action=key`), as far as the user may see it. Actions
 * that send something are never started by a link.
 */
export function ActionLink({ record }: { readonly record: AnyRecord }) {
  const gate = useActionGate('detail');
  const start = useStartAction();
  const [search] = useSearchParams();
  const wanted = search.get(ACTION_PARAM);
  const open = useEffectEvent(() => {
    const entry = gate.shown(record).find(({ key, action }) => key === wanted && kindOf(action).reads === true);
    if (entry && gate.enabled(entry, record)) start?.(entry, [record]);
  });
  useEffect(() => open(), [wanted]);
  return null;
}
