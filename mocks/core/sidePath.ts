/**
 * The path of a call as the specification prints it, with its side before it (spec 01 §7); one that begins with `/api/`
 * has its own.
 */
export function sidePath(path: string): string {
  if (path.startsWith('/api/')) return path;
  return path.startsWith('/iems-goeu-web') ? `/api/hems${path}` : `/api/vpp${path}`;
}
