type Problems = readonly string[];
interface Steps<T> {
  linter(): Promise<Problems>;
  types(): Promise<Problems>;
  contract(): { readonly done: Promise<T>; stop(): void };
}
export function inOrder<T>(
  steps: Steps<T>,
  tell: (title: string, problems: Problems) => boolean,
): Promise<T | undefined>;
