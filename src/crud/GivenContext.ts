import { createContext, useContext } from 'react';

const GivenContext = createContext<Readonly<Record<string, unknown>>>({});

/** What ties the records of a list to the page it stands on: what is made there begins with it. */
export const GivenProvider = GivenContext;

export function useGiven(): Readonly<Record<string, unknown>> {
  return useContext(GivenContext);
}
