export function keyHandlers(source: string): readonly { readonly line: number; readonly code: string }[];
