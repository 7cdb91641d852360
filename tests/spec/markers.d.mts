/** Every marker of the sources: the row it names, and `file:line`. */
export function readMarkers(root: string): { readonly id: string; readonly at: string }[];
