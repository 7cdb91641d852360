import { useEffect, useEffectEvent, useState } from 'react';
import { cleanFilters, sameFilters, type Filters } from '../cleanFilters';
import { onThisPage } from '../useAfterPress';

/** A pause in typing that long applies what was typed, in ms. */
const PAUSE = 500;

/**
 * What stands in the filter inputs: applied after a pause or at once on Enter. When the applied filters change from
 * elsewhere (a chip, Back, a reset) the inputs follow; their own echo does not disturb what is being typed.
 */
export function useFilterDraft(applied: Filters, apply: (filters: Filters) => void) {
  const [draft, setDraft] = useState<Filters>(applied);
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (!sameFilters(applied, sent)) {
      setDraft(applied);
      setSent(applied);
    }
  }
  const settle = () => {
    const wanted = cleanFilters(draft);
    if (sameFilters(wanted, sent)) return;
    setSent(wanted);
    apply(wanted);
  };
  const send = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(
      onThisPage(() => send()),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    draft,
    change: (name: string, value: unknown) => setDraft((now) => ({ ...now, [name]: value })),
    /** What was typed is applied without the pause: what is pressed next means the list it asks for. */
    settle,
    /** At once, also what is applied already. */
    search: () => {
      const wanted = cleanFilters(draft);
      setSent(wanted);
      apply(wanted);
    },
  };
}
