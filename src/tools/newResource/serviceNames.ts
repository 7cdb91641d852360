import type { ResourceDraft } from './draft';
import { camel } from './nameForms';
import type { ServiceName } from './schemaSource';

const SERVICE = /export const (\w+) = service\('([^']+)'\)/g;

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

/** A service for each path that several new resources of an area have in common, as long as its name is free. */
export function newServices(drafts: readonly ResourceDraft[], services: readonly ServiceName[]): ServiceName[] {
  const folders = new Map<string, string[]>();
  for (const { name, base } of drafts) {
    const folder = folderOf(base);
    if (folder !== '' && !serviceOf(base, services))
      folders.set(folder, [...(folders.get(folder) ?? []), camel(name.split('/')[0] ?? '')]);
  }
  const found: ServiceName[] = [];
  for (const [prefix, areas] of folders) {
    const [name = ''] = areas;
    const free = ![...services, ...found].some((one) => one.name === name);
    if (areas.length > 1 && new Set(areas).size === 1 && free) found.push({ name, prefix });
  }
  return found;
}

/** The lines a service adds to `schemas/services.ts`. */
export function serviceSource({ name, prefix }: ServiceName, title: string): string {
  return `\n/** ${title} */\nexport const ${name} = service('${prefix}');\n`;
}
