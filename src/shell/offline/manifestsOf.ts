import { languageOf } from '@/schema/internal';
import { type Brand, brandLanguages, brandTitle } from '../brands/brand';
import { brandEntries } from '../brands/findBrand';
import { readBrand } from '../brands/readBrand';
import { manifestPath } from './manifestPath';

/** Pictures that stand beside the icon of a brand, where there are any. */
const PICTURES = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable.png', sizes: '512x512', purpose: 'maskable' },
  { file: 'apple-touch-icon.png', sizes: '180x180', purpose: 'any' },
] as const;

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

const folderOf = (icon: string): string => icon.slice(0, icon.lastIndexOf('/') + 1);

/** Where pictures of a brand would be that its manifest names. */
export const picturesOf = ({ icon }: Pick<Brand, 'icon'>): readonly string[] =>
  PICTURES.map(({ file }) => folderOf(icon) + file);

/**
 * The web manifests of a `brands.json`: what a browser needs to install the console, one file a brand and language.
 *
 * @param base the path the console is served below, with a slash at its end
 * @param hasFile whether there is a file of this path on the host
 */
export function manifestsOf(
  brands: unknown,
  base: string,
  hasFile: (path: string) => boolean,
): readonly { readonly path: string; readonly text: string }[] {
  return brandEntries(brands).flatMap((entry) => {
    const brand = readBrand(entry);
    if (entry.install === false) return [];
    const { icon, appId, accent } = brand;
    const folder = folderOf(icon);
    const placed = (path: string) => base + path.slice(1);
    const pictures = PICTURES.filter(({ file }) => hasFile(folder + file));
    const icons = [
      { src: placed(icon), sizes: 'any', type: TYPES[icon.split('.').pop() ?? ''] ?? 'image/png', purpose: 'any' },
      ...pictures.map(({ file, ...rest }) => ({ src: placed(folder + file), type: 'image/png', ...rest })),
    ];
    return brandLanguages(brand).map((language) => {
      const name = brandTitle(brand, language);
      const { tag, direction } = languageOf(language);
      const manifest = {
        id: base,
        name,
        short_name: name,
        lang: tag ?? language,
        dir: direction,
        start_url: base,
        scope: base,
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: accent.light,
        icons,
      };
      return { path: manifestPath(appId, language), text: `${JSON.stringify(manifest, null, 2)}\n` };
    });
  });
}
