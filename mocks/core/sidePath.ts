/** The path of a call as the specification prints it, with its side before it (spec 01 §7). */
export function sidePath(path: string): string {
  return path.startsWith('/iems-goeu-web') ? `/api/hems${path}` : `/api/vpp${path}`;
}
