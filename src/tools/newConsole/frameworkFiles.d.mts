/** Paths of the framework's files, relative to the project. */
export function frameworkFiles(root: string): string[];
