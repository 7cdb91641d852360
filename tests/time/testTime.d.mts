export const TEST_TIME: number;
export function setDate(time: { readonly at: number } | { readonly ahead: number }): void;
