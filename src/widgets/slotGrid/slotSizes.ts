/** Sizes of the grid in px. */
export const slotSizes = { row: 32, slot: 68, name: 128, total: 96, head: 32, height: 480 } as const;
