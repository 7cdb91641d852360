import type { ResourceDraft } from './draft';
import { camel } from './nameForms';
import { isReserved } from './isReserved';
import type { ServiceName } from './schemaSource';
import { optionsSource, quoted } from './sourceText';

const SERVICE = /export const (\w+) = service\('([^']+)'[,)]/g;

/** The services a `schemas/services.ts` declares. */
export function servicesIn(source: string): ServiceName[] {
  return [...source.matchAll(SERVICE)].map(([, name = '', prefix = '']) => ({ name, prefix }));
}

/** The service whose prefix a base path begins with; the longest counts. */
export function serviceOf(base: string, services: readonly ServiceName[]): ServiceName | undefined {
  return services
    .filter(({ prefix }) => base.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

const folderOf = (base: string): string => base.slice(0, base.lastIndexOf('/'));

/** What schema files have already: a new service may not be called so. */
const TAKEN = /^(?:rules|range|pattern|section|defineResource|service)$/;

/** A name for a service that is free: its area's, or that with more behind it. */
function freeName(area: string, drafts: readonly ResourceDraft[], services: readonly ServiceName[]): string {
  const plain = camel(area);
  const builders = new Set(drafts.flatMap(({ fields }) => fields.map(({ builder }) => builder)));
  const isFree = (name: string) =>
    !TAKEN.test(name) && !isReserved(name) && !builders.has(name) && !services.some((one) => one.name === name);
  return [plain, `${plain}Service`, `${plain}Calls`].find(isFree) ?? `${plain}${services.length}`;
}

/** The service of a document that speaks in its own way; none when its path has one already. */
function spokenService(
  drafts: readonly ResourceDraft[],
  services: readonly ServiceName[],
  { prefix, wire }: SpokenService,
): ServiceName | undefined {
  const areas = drafts.map(({ name }) => name.split('/')[0] ?? name);
  const often = (area: string) => areas.filter((one) => one === area).length;
  const area = areas.toSorted((a, b) => often(b) - often(a))[0];
  if (area === undefined || prefix === '' || Object.keys(wire).length === 0) return undefined;
  if (services.some((one) => one.prefix === prefix)) return undefined;
  return { name: freeName(area, drafts, services), prefix, wire };
}

/** A path whose calls are spoken in a way of their own: options of `wire` as source. */
export interface SpokenService {
  readonly prefix: string;
  readonly wire: Readonly<Record<string, string>>;
  /** Single calls below it that are spoken in another way. */
  readonly besides?: readonly { readonly path: string; readonly wire: Readonly<Record<string, string>> }[];
}

/**
 * The services that new resources need: one for a path that is spoken in its own way, and one for each path that
 * several of an area have in common, as long as its name is free.
 */
export function newServices(
  drafts: readonly ResourceDraft[],
  services: readonly ServiceName[],
  spoken: SpokenService = { prefix: '', wire: {} },
): ServiceName[] {
  const own = spokenService(drafts, services, spoken);
  const known = own ? [...services, own] : services;
  const folders = new Map<string, string[]>();
  for (const { name, base } of drafts) {
    const folder = folderOf(base);
    if (folder !== '' && !folder.includes('{') && !serviceOf(base, known))
      folders.set(folder, [...(folders.get(folder) ?? []), camel(name.split('/')[0] ?? '')]);
  }
  const found: ServiceName[] = own ? [own] : [];
  for (const [prefix, areas] of folders) {
    const [name = ''] = areas;
    const free = ![...services, ...found].some((one) => one.name === name);
    if (areas.length > 1 && new Set(areas).size === 1 && free) found.push({ name, prefix });
  }
  return found;
}

/** The lines a service adds to `schemas/services.ts`. */
export function serviceSource({ name, prefix, wire = {} }: ServiceName, title: string): string {
  const options = Object.entries(wire).map(([key, value]) => `${key}: ${value}`);
  const line = options.join(', ');
  const spoken =
    options.length === 0
      ? ''
      : line.length < 70
        ? `, { wire: { ${line} } }`
        : `, {\n  wire: {\n${options.map((one) => `    ${one},\n`).join('')}  },\n}`;
  return `\n/** ${title} */\nexport const ${name} = service(${quoted(prefix)}${spoken});\n`;
}

/** How single lists are spoken whose rows stand beside the code, as lines; what stands there is not said again. */
export function besidesSource({ besides = [] }: SpokenService, services: string): string {
  const unsaid = besides.filter(({ path }) => !services.includes(`service(${quoted(path)},`));
  if (unsaid.length === 0) return '';
  const lines = unsaid.map(({ path, wire }) => `service(${quoted(path)}, { wire: ${optionsSource(wire)} });\n`);
  return `\n// Their rows stand beside the code, not inside of the data.\n${lines.join('')}`;
}
