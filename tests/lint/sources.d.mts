export function sourceFiles(ending?: RegExp): readonly string[];
export function isTest(path: string): boolean;
export function textOf(path: string): string;
