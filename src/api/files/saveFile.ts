import { cleanFileName } from './fileName';
import type { Download } from '../readResponse';

/**
 * Hands the file to the browser's downloads, under a name that is safe to save. Its object URL is given back as soon as
 * the download has begun.
 *
 * @example saveFile({ blob, name: 'parts.csv' })
 * @public
 */
export function saveFile({ blob, name }: Download): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = cleanFileName(name);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url)); // some browsers read it a moment after the click
}
