export function sourceFiles(ending?: RegExp, folders?: readonly string[]): readonly string[];
export function isTest(path: string): boolean;
export function textOf(path: string): string;
