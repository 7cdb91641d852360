import { createContext, use } from 'react';

/** The customer user whose pages are open. */
export interface ShownCustomer {
  readonly id: string;
  /** Zone of his home. */
  readonly zone: string;
  /** Today there, `yyyy-MM-dd`. */
  readonly today: string;
}

export const CustomerContext = createContext<ShownCustomer | undefined>(undefined);

/** The customer user around a page about him. */
export function useCustomer(): ShownCustomer {
  const shown = use(CustomerContext);
  if (!shown) throw new Error('There is no customer user around this part.');
  return shown;
}
