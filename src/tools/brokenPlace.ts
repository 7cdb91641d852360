import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';

/** What the server made of a file, with the map back to it. */
interface Transformed {
  readonly map?: unknown;
}

interface Place {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const FRAME = /https?:\/\/[^/\s]+(\/(?:schemas|resources)\/[^\s:)]+):(\d+):(\d+)/;
const isMap = (map: unknown): map is SourceMapPayload => typeof map === 'object' && map !== null && 'mappings' in map;

/**
 * Where in its file a module of a project failed, by the addresses of the development server in its stack: the first
 * that is a schema or a view. Undefined when none is.
 *
 * @param transformedBy what the server made of the module with that address
 */
export function brokenPlace(
  { message, stack }: { readonly message: string; readonly stack: string },
  transformedBy: (url: string) => Transformed | null | undefined,
): Place | undefined {
  const [, url = '', line = '1', column = '1'] = FRAME.exec(stack) ?? [];
  if (url === '') return undefined;
  const [path = url] = url.slice(1).split('?');
  const map = transformedBy(url.replace(/[?&]t=\d+/, ''))?.map;
  const origin: Partial<SourceMapping> = isMap(map)
    ? new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1)
    : {};
  const { originalLine = Number(line) - 1, originalColumn = Number(column) - 1 } = origin;
  return { message, file: path, line: originalLine + 1, column: originalColumn + 1 };
}
