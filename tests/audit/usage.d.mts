type Names = Readonly<Record<string, string>>;
export function packagesIn(text: string): ReadonlySet<string>;
export function usageProblems(
  named: { readonly dependencies?: Names; readonly devDependencies?: Names },
  used: ReadonlySet<string>,
  reasons: Names,
  installed: ReadonlySet<string>,
): readonly string[];
