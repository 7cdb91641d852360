import { version } from '../../../package.json';

/** Version of the console, as it is released. */
export const consoleVersion: string = version;

/** What tells builds of one version apart: the name of the part this page began with. */
export function buildName(page: Document = document): string {
  const source = page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return /([^/]+)\.\w+$/.exec(source)?.[1] ?? '';
}
