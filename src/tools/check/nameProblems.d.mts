export interface SchemaFile {
  readonly file: string;
  readonly expected: string;
  readonly names: readonly string[];
}
export function schemaFiles(root: string): readonly SchemaFile[];
export function nameProblems(root: string, name?: string): readonly string[];
