interface LockedPackage {
  readonly name: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}
type Problems = (packages: readonly LockedPackage[]) => readonly string[];
export function lockedPackages(root?: string): readonly LockedPackage[];
export const unheld: Problems;
export const withScripts: Problems;
export const unfree: Problems;
export const belowFirstSafe: Problems;
