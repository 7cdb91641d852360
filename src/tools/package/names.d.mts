export const NAME: string;
export const TOOLS: readonly string[];
export function packagedSource(path: string, source: string): string;
