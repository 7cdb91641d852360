export function compile(
  root: string,
  args: readonly string[],
): Promise<{ readonly files: readonly string[]; readonly problems: readonly string[] }>;
