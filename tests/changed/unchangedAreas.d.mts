interface Prints {
  readonly shared: string;
  readonly areas: Readonly<Record<string, string>>;
}

export function printsOf(files: readonly string[], textOf: (path: string) => string): Prints;
export function unchangedAreas(before: Prints | undefined, now: Prints): readonly string[];
export function contractsByArea(report: {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly unknown[] }[];
}): Readonly<Record<string, number>>;
