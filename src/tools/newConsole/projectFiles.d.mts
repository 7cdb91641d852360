export function projectFiles(options: {
  readonly name: string;
  readonly file: string;
  readonly origin: {
    readonly engines: Readonly<Record<string, string>>;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
}): Readonly<Record<string, string>>;
