import type { ContractResult, SchemaFile } from './contractResult.mjs';

export function beginContract(
  root: string,
  files: readonly SchemaFile[],
): { readonly done: Promise<ContractResult>; stop(): void };
