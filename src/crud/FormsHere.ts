import { createContext, useContext } from 'react';
import type { AnyRecord } from '@/schema';

/** How a new record of a list is made, and one of its is changed, without leaving the page. */
export interface FormsHere {
  create(): void;
  edit(record: AnyRecord): void;
}

const FormsHereContext = createContext<FormsHere | undefined>(undefined);

/**
 * Around a list whose records have no pages of their own: no menu leads to them, their forms open over the page they
 * are a part of.
 */
export const FormsHereProvider = FormsHereContext;

/** Undefined where forms are pages. */
export function useFormsHere(): FormsHere | undefined {
  return useContext(FormsHereContext);
}
