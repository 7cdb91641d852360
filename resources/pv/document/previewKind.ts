const PICTURES = /\.(?:png|jpe?g|gif|webp|svg)$/i;

/** What a file is to look at, by the ending of its name, or of its address where the name has none. */
export function previewKind({ name, url }: { readonly name: string; readonly url: string }): 'picture' | 'other' {
  const path = url.split(/[?#]/)[0] ?? '';
  const said = /\.[a-z0-9]+$/i.test(name) ? name : path;
  return PICTURES.test(said) || url.startsWith('data:image/') ? 'picture' : 'other';
}
