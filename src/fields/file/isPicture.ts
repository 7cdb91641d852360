import type { FileValue } from './type';

const PICTURES = /\.(?:png|jpe?g|gif|webp|svg)$/i;

/** Whether a file is a picture, by the ending of its name, or of its address where the name has none. */
export function isPicture({ name, url }: Pick<FileValue, 'name' | 'url'>): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  const said = /\.[a-z0-9]+$/i.test(name) ? name : path;
  return PICTURES.test(said) || url.startsWith('data:image/');
}
