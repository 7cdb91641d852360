/** Where an import of the resource is kept, among the drafts. */
export function importKey(path: string): string {
  return `${path}:import`;
}
