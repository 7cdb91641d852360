import { createContext, use } from 'react';
import type { Inline } from './useInline';

/** Editing in the rows below; undefined where there is none. */
const InlineContext = createContext<Inline | undefined>(undefined);
export const InlineProvider = InlineContext.Provider;

export function useInlineContext(): Inline | undefined {
  return use(InlineContext);
}
