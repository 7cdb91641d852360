import { createContext, useContext, useEffect } from 'react';

const AboutContext = createContext<(title: string) => void>(() => undefined);

/** Takes the title of the record a page stands about; '' for none. */
export const AboutProvider = AboutContext.Provider;

/**
 * A page about a record that its address names in a parameter says which: the page's tab and the window are named after
 * it, so that two records side by side are told apart.
 *
 * @param title undefined while, and where, it is about none
 * @example usePageAbout(depot?.name)
 * @public
 */
export function usePageAbout(title: string | undefined): void {
  const tell = useContext(AboutContext);
  useEffect(() => tell(title ?? ''), [tell, title]);
}
