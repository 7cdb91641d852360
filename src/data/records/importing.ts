import { download, upload, valueAt, type Download } from '@/api';
import { nameParams, type CallName, type Resource } from '@/schema';
import { declaredCall, invoke } from './invoke';

export interface UploadOptions {
  /** 0 to 1. */
  onProgress?(ratio: number): void;
  readonly signal?: AbortSignal;
  /** By what an upload that is sent again is known: the file is made anew each time. */
  readonly same?: string;
}

/**
 * Uploads a sheet to the resource's import call; resolves the answer, in whatever shape it has. Within 120 s.
 * Rejects with a `WireError`, whose `data` may hold messages by row.
 */
export async function uploadImport(
  resource: Resource,
  file: File,
  { onProgress, signal, same }: UploadOptions = {},
): Promise<unknown> {
  const { path, names, fixed, at } = declaredCall(resource, 'import');
  const answer = await upload({
    path,
    file,
    quiet: true,
    ...(names?.file && { field: names.file }),
    ...(fixed && { params: fixed }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
    same,
  });
  return valueAt(answer, at);
}

/**
 * Stores what an import has verified; resolves the answer, which may count the rows. `token`: what names the import in
 * its answer.
 */
export async function confirmImport(resource: Resource, token: Readonly<Record<string, string>>): Promise<unknown> {
  return invoke(declaredCall(resource, 'importConfirm'), token, { quiet: true, reads: false });
}

/** A file about imports that the server makes: the empty template, or its own result of the last import. */
export function importFile(
  resource: Resource,
  name: Extract<CallName, 'template' | 'importResult'>,
  token: Readonly<Record<string, string>> = {},
): Promise<Download> {
  const call = declaredCall(resource, name);
  const fallbackName = `${resource.name.split('/').pop() ?? 'records'}-${name}.xlsx`;
  return download({ method: call.method, path: call.path, params: nameParams(call, token), fallbackName, quiet: true });
}
