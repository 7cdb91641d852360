/** Areas whose pages stand in the menus. */
export const AREAS = ['ticket', 'station', 'hems', 'iot', 'cloud', 'statistics', 'contract', 'calculator', 'pv', 'vpp'];

export interface MenuNode {
  readonly path?: string;
  readonly component?: string;
  readonly children?: readonly MenuNode[];
}

/** Paths of the menus of an area, as the server grants them. */
export function pathsIn(nodes: readonly MenuNode[], area: string): string[] {
  return nodes.flatMap(({ path = '', component = '', children = [] }) => [
    ...(component.startsWith(`${area}/`) && path.startsWith('/') && !path.includes(':') ? [path] : []),
    ...pathsIn(children, area),
  ]);
}
