/* Names of the package, and how files that name the framework by alias name it where it is a package. Plain Node. */
export const NAME = 'energy-console-framework';

/** What a project tests and builds with; the package needs none of it where a console runs. */
export const TOOLS = [
  '@hono/node-server',
  '@playwright/test',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'happy-dom',
  'hono',
  'msw',
  'node-sqlite3-wasm',
  'pluralize',
  'typescript',
  'vite',
  'vitest',
  'yaml',
];

/**
 * The same source with the names of the package in place of aliases.
 *
 * @param path of the file, below the project
 */
export function packagedSource(path, source) {
  const up = '../'.repeat(path.split('/').length - 1);
  return source
    .replaceAll("'@/dsl'", `'${NAME}'`)
    .replaceAll(/'@mocks\/(?:module|crud\/hooks|report\/reportSource)'/g, `'${NAME}/backend'`)
    .replaceAll(/'@\/((?:[a-z]+)(?:\/(?:views|dates|lint))?)'/g, `'${NAME}/$1'`)
    .replaceAll(/'@schemas\/([^']+)'/g, `'${up}schemas/$1'`);
}
