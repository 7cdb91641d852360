import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PageSlotProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/**
 * Where a page is put into the document. It stands before the page, so that the page's own effects find it in its
 * place.
 */
function Slot({ host, shown }: { readonly host: HTMLElement; readonly shown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown) place.current?.append(host);
    else host.remove();
  }, [host, shown]);
  return <div ref={place} style={{ display: 'contents' }} />;
}

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}

/**
 * Keeps a hidden page out of the document: its labels, headings and fields are nobody's to find, by a search in the
 * page, by assistive technology, or by an id. React keeps it as it is meanwhile.
 */
export function PageSlot({ shown, children }: PageSlotProps) {
  const [host] = useState(newHost);
  return (
    <>
      <Slot host={host} shown={shown} />
      {createPortal(children, host)}
    </>
  );
}
