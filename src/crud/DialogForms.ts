import { createContext, useContext } from 'react';
import type { AnyRecord } from '@/schema';

/** How a new record of a list is made, and one of its is changed, without leaving the page. */
export interface DialogForms {
  create(): void;
  edit(record: AnyRecord): void;
}

const DialogFormsContext = createContext<DialogForms | undefined>(undefined);

/**
 * Around a list whose records have no pages of their own: no menu leads to them, their forms open over the page they
 * are a part of.
 */
export const DialogFormsProvider = DialogFormsContext;

/** Undefined where forms are pages. */
export function useDialogForms(): DialogForms | undefined {
  return useContext(DialogFormsContext);
}
