/**
 * A server of map tiles. Without one maps are drawn from the outlines the console brings along, and need no network.
 */
export interface MapTiles {
  /**
   * `https://tiles.example.com/{z}/{x}/{y}.png`: its host must be allowed as `img-src` by the content security policy.
   */
  readonly address: string;
  /** Whom the tiles are owed to, shown on the map. */
  readonly attribution: string;
  /** Largest zoom there are tiles of. Default 18. */
  readonly deepest?: number;
}

let tiles: MapTiles | undefined;

/** Says once, before the first map, where tiles come from. */
export function configureMap(server: MapTiles | undefined): void {
  tiles = server;
}

export const mapTiles = (): MapTiles | undefined => tiles;
