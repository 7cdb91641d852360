import { useEffect, useState } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=spinbutton]';

/**
 * Whether a field takes the focus when it is drawn. Its input may come late, as code on its way: who is in another
 * field by then stays there.
 */
export function useFirstFocus(wanted: boolean): boolean {
  const [takes, setTakes] = useState(wanted);
  useEffect(() => {
    if (!takes) return undefined;
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(TYPED_IN)) setTakes(false);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [takes]);
  return takes;
}
