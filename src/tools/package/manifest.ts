import { builtName } from './compileModule';
import { NAME, TOOLS } from './names.mjs';

/** Modules that come with another package and are named by themselves. */
const OWN_OF_OTHERS: ReadonlySet<string> = new Set(['ra-core', 'ra-ui-materialui', '@vitest/utils']);
/** Types of what a build adds: a project names it in `types` of its `tsconfig.json`. */
export const CLIENT = 'src/client.d.ts';
/** What the build puts in place of another package. */
const BY_ALIAS: readonly string[] = ['es-toolkit'];

/** What the project has, too: a second copy of these would have contexts of its own. */
const SHARED: readonly string[] = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@tanstack/react-query',
  'react',
  'react-admin',
  'react-dom',
  'react-hook-form',
  'react-router',
];
type Versions = Readonly<Record<string, string>>;

/**
 * From which version on a project may have what it shares with the package, where that is another one than this
 * repository has. A narrow range is refused by `npm install` where a project has a version of its own.
 */
const FROM: Versions = {
  '@mui/icons-material': '^9.0.0',
  '@mui/material': '^9.0.0',
  '@types/node': '>=20.19.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-admin': '^5.14.0',
  'react-hook-form': '^7.65.0',
  'react-router': '^7.13.0',
  '@tanstack/react-query': '^5.90.0',
  '@vitejs/plugin-react': '>=6.0.0',
  'happy-dom': '>=20.0.0',
  msw: '>=2.12.0',
  typescript: '>=5.9.0',
  vite: '^8.0.0',
  vitest: '>=4.1.0',
};

/** What of this repository's `package.json` the package takes over. */
export interface Origin {
  readonly version: string;
  readonly description: string;
  readonly engines: Versions;
  readonly license: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

export interface PackageContent {
  readonly doors: ReadonlyMap<string, string>;
  /** As modules name them: `react-dom/client`. */
  readonly packages: readonly string[];
  /** Files in which something happens by loading them. */
  readonly acting: readonly string[];
}

/** The package of what a module names: `@mui/material` of `@mui/material/Box`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Later versions that do not break it: `^5.1.2` of `5.1.2`. */
const range = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);

/**
 * `package.json` of the package.
 *
 * @throws Error when a module names a package that nobody gives
 */
export function manifest(origin: Origin, { doors, packages, acting }: PackageContent): object {
  const known: Versions = { ...origin.devDependencies, ...origin.dependencies };
  const used = [...new Set([...packages.map(packageOf), ...BY_ALIAS])].sort();
  const unknown = used.filter((name) => known[name] === undefined && !OWN_OF_OTHERS.has(name));
  if (unknown.length > 0)
    throw new Error(`The package needs ${unknown.join(', ')}: write them into dependencies of package.json.`);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, range(known[name])]])));
  return {
    name: NAME,
    version: origin.version,
    description: origin.description,
    private: true,
    license: origin.license,
    type: 'module',
    engines: origin.engines,
    bin: { console: './src/tools/package/console.mjs' },
    exports: {
      ...Object.fromEntries(
        [...doors].map(([door, path]) => [
          door,
          { types: `./${path.replace(/\.tsx?$/, '.d.ts')}`, default: `./${builtName(path)}` },
        ]),
      ),
      './client': { types: `./${CLIENT}` },
      './package.json': './package.json',
    },
    types: `./${(doors.get('.') ?? '').replace(/\.tsx?$/, '.d.ts')}`,
    sideEffects: acting.map((path) => `./${builtName(path)}`),
    dependencies: pick(used.filter((name) => !SHARED.includes(name) && !TOOLS.includes(name))),
    peerDependencies: { ...pick([...SHARED, ...TOOLS]), ...FROM },
    peerDependenciesMeta: Object.fromEntries(TOOLS.map((name) => [name, { optional: true }])),
  };
}
