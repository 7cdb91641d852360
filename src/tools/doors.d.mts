/** Where a name of a door is declared. */
export interface Behind {
  /** Path, relative to the project. */
  readonly file: string;
  /** Its name there; `*` for all of the file. */
  readonly name: string;
  /** Nothing is left of it when the code runs. */
  readonly type: boolean;
}
/** A name as an import writes it. */
export interface ImportedName {
  readonly type: boolean;
  readonly name: string;
  readonly as: string;
}
export function isDoor(path: string): boolean;
export function isPublicDoor(path: string): boolean;
export function doorsOf(root: string): readonly string[];
export function promisedDoors(root: string): readonly string[];
export function fileNamed(root: string, from: string, name: string): string | undefined;
export function parseNames(list: string, typed?: boolean): readonly ImportedName[];
export function namesBehind(root: string, path: string, known?: Map<string, Map<string, Behind>>): Map<string, Behind>;
