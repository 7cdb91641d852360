import { useContext, type ContextType } from 'react';
import { RouterContext } from './routerInternals';

/** The router above, with what makes links of it. */
export function useRouter(): NonNullable<ContextType<typeof RouterContext>> {
  const context = useContext(RouterContext);
  if (!context) throw new Error('There is no router above.');
  return context;
}
