export function addArchive(
  folder: string,
  pack: (folder: string) => Promise<{ readonly file: string }>,
): Promise<string>;
export function isBefore(range: string, other: string): boolean;
export function makeOrdinary(folder: string, files: Readonly<Record<string, string>>): readonly string[];
export function upgradeProject(
  folder: string,
  options: {
    readonly pack: (folder: string) => Promise<{ readonly file: string }>;
    readonly filesWith: (file: string) => Readonly<Record<string, string>>;
    readonly known: Readonly<Record<string, string>>;
    readonly peers: () => Readonly<Record<string, string>>;
  },
): Promise<readonly string[]>;
