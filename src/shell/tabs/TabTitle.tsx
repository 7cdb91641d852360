import { useEffect, useEffectEvent, type RefObject } from 'react';

interface TabTitleProps {
  readonly panel: RefObject<HTMLElement | null>;
  rename(title: string): void;
}

/** Names a tab after the heading of its page, once it is there and whenever it changes. */
export function TabTitle({ panel, rename }: TabTitleProps) {
  const tell = useEffectEvent(rename);
  useEffect(() => {
    const page = panel.current;
    if (!page) return undefined;
    let last = '';
    const read = () => {
      const title = page.querySelector('h1')?.textContent ?? '';
      if (title === '' || title === last) return;
      last = title;
      tell(title);
    };
    const watch = new MutationObserver(read);
    watch.observe(page, { childList: true, subtree: true, characterData: true });
    read();
    return () => watch.disconnect();
  }, [panel]);
  return null;
}
