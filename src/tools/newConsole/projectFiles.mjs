/* The files of a new console, besides those `new:resource` writes into it. */

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const readme = (title) => `# ${title}

A console of its own, built on the framework it names in \`package.json\`. It holds nothing of the framework: only what is its own.

    npm install
    npm start      # builds, and serves it with the reference backend on port 5173: platform_admin, Energy123
    npm test       # types, lint, own tests, the contract of every schema, the build

| folder | what is in it |
|---|---|
| \`schemas\` | one file an entity or report |
| \`locales\` | their texts, in both languages |
| \`resources\` | what a schema cannot say, and \`public/brands.json\`: brands, hosts, prefixes |
| \`mocks\` | menus and answers of the reference backend |

\`npm run new:resource -- depot/shelf 'name:text!'\` writes the next one, \`npm run check -- depot/part\` says what is wrong with one, \`npm run dev\` draws
what is saved at once, \`npm run doctor -- https://cloud\` examines a backend, \`npm run build:deploy\` builds what nginx serves.

A later version of the framework: put its package into \`framework/\`, then \`npm install ./framework/<file>.tgz\` and \`npm test\`. Nothing is merged.
A file of this project with the path of one of the framework takes its place.
`;

const partTest = `import { expect, it } from 'vitest';
import { validate } from '@/schema';
import { part } from './part';

it('wants a name', () => {
  expect(Object.keys(validate(part, { weight: 2 }, 'create'))).toContain('name');
  expect(validate(part, { name: 'Fuse', weight: 2 }, 'create')).toEqual({});
});
`;

/** Contents by path. `file` is the package of the framework in `framework/`. */
export function projectFiles({ name, framework, file, engines }) {
  const inside = (path) => [`./node_modules/${framework}/${path}`];
  const run = (script) => `console ${script}`;
  const scripts = ['start', 'dev', 'test', 'build', 'build:demo', 'build:deploy', 'check', 'doctor', 'new:resource'];
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines,
      scripts: Object.fromEntries(scripts.map((script) => [script, run(script)])),
      dependencies: { [framework]: `file:framework/${file}` },
    }),
    // For editors; \`npm test\` checks types where project and framework are one.
    'tsconfig.json': json({
      extends: `./node_modules/${framework}/tsconfig.json`,
      compilerOptions: {
        paths: {
          '@/*': inside('src/*'),
          '@schemas/*': ['./schemas/*', ...inside('schemas/*')],
          '@mocks/*': ['./mocks/*', ...inside('mocks/*')],
        },
      },
      include: ['schemas', 'resources', 'locales', 'mocks', 'tests'],
    }),
    '.gitignore': 'node_modules/\n.console/\n.data/\n',
    'README.md': readme(name),
    'schemas/depot/part.test.ts': partTest,
  };
}
