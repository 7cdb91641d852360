import { createContext, type ComponentType } from 'react';

/** What draws the list of a resource inside of a report. */
export interface ListSlotProps {
  readonly schema: string;
  /** Filters it always has. */
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Lists stand above reports in the order of imports: whoever knows both gives the component here. Without one a `list`
 * block is not there.
 */
export const ListSlot = createContext<ComponentType<ListSlotProps> | undefined>(undefined);
