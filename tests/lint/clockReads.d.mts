export function clockReads(source: string): readonly { readonly line: number; readonly code: string }[];
