/* The files of a new console, besides those `new:resource` writes into it: an ordinary Vite project. */
import { NAME, TOOLS } from '../package/names.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What pages of the project import themselves. */
const PAGES = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  'react',
  'react-admin',
  'react-dom',
];

const readme = (title) => `# ${title}

A console of its own, built on \`${NAME}\`. It is an ordinary Vite project.

    npm install
    npm start             # builds it, and serves it with the reference backend: http://localhost:5173
    npm run dev           # the same while you write: what is saved is drawn at once
    npm test              # own tests, and the contract of every schema
    npm run typecheck
    npm run test:e2e      # in a browser, after \`npm run build\`

Sign in as \`platform_admin\` with \`Energy123\`; the list is under Depot.

| folder | what is in it |
|---|---|
| \`src/main.tsx\` | starts the console: registry, brand, theme, languages and wire are options of \`startConsole\` |
| \`schemas\` | one file an entity or report |
| \`locales\` | their texts, one file a language |
| \`resources\` | what a schema cannot say: views and own pages |
| \`mocks\` | menus and answers of the reference backend |
| \`public/brands.json\` | title, logo, languages, hosts and how the backend speaks |
| \`tests\` | the contract of all schemas, and one test in a browser |

\`npm run new:resource -- depot/shelf 'name:text!'\` writes the next one, \`npm run check -- depot/part\` says what is wrong with one,
\`npm run doctor -- https://cloud\` examines a backend, \`API_TARGET=/shop=http://127.0.0.1:5410 npm run dev\` sends the calls of
\`service('/shop')\` to a server of yours and leaves accounts and menus to the reference backend, \`npm run build:deploy\` builds what a server of files hands out.

A later version of the framework: put its package into \`framework/\`, then \`npm install ./framework/<file>.tgz\`, and
\`npm run typecheck && npm test\`. Nothing is merged. \`CHANGELOG.md\` in the package says what has changed.
`;

/** `my-console` as a heading: My console. */
const titleOf = (name) => {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One brand for every host, named after the project, in the languages that the framework speaks. */
const brands = (name) => ({
  brands: [
    {
      appId: name,
      variant: 'hems',
      title: titleOf(name),
      titleZh: titleOf(name),
      icon: '/brands/blue/icon.svg',
      logo: '/brands/blue/logo.svg',
      loginBackground: '/brands/blue/background.svg',
      theme: 'blue',
      lang: 'en',
      languages: ['en', 'zh', 'de'],
      footer: { text: titleOf(name) },
      platformPrefix: '/api/vpp',
      ssoCode: 'iems-cloud',
    },
  ],
});

const partTest = `import { validate } from '${NAME}/schema';
import { expect, it } from 'vitest';
import { part } from './part';

it('wants a name', () => {
  expect(Object.keys(validate(part, { weight: 2 }, 'create'))).toContain('name');
  expect(validate(part, { name: 'Fuse', weight: 2 }, 'create')).toEqual({});
});
`;

const contractTest = `import { testContracts } from '${NAME}/testing';

await testContracts();
`;

const main = `import { startConsole } from '${NAME}/shell';

void startConsole();
`;

const viteConfig = `import { consolePlugin, consoleTests } from '${NAME}/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({ plugins: [consolePlugin()], test: consoleTests() });
`;

const indexHtml = (title) => `<!doctype html>
<html lang="en" translate="no">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="google" content="notranslate" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/brands/blue/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const ciFile = `name: test
on: [push, pull_request]
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm run typecheck
      - run: npm test
      - run: npm run build
      - run: npx playwright install --with-deps chromium
      - run: npm run test:e2e
`;

const dockerfile = `# docker build -t console .        docker run -p 8080:8080 -e API_UPSTREAM=cloud:8081 console
FROM node:24-bookworm-slim AS build
WORKDIR /console
COPY package.json package-lock.json ./
COPY framework ./framework
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build:deploy

FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static ca-certificates \\
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /console/dist/site/ /srv/console/
COPY --from=build /console/node_modules/${NAME}/deploy/ /deploy/
USER 10001
EXPOSE 8080
# Calls that are under way get their answer.
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/deploy/start.sh"]
`;

const playwrightConfig = `import { defineConfig } from '@playwright/test';

const PORT = 5199;

/** In a browser, against the built console and the reference backend. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: \`http://localhost:\${PORT}\`,
    ...(process.env.CHROMIUM && { launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } }),
  },
  webServer: {
    command: 'node dist/server/server.js',
    cwd: '../..',
    env: { PORT: String(PORT), CAPTCHA_FIXED: '1234', DATA_FILE: 'test-results/console.db' },
    url: \`http://localhost:\${PORT}/\`,
  },
});
`;

const partSpec = `import { expect, test } from '@playwright/test';

test('shows the list of parts to who signed in', async ({ page }) => {
  await page.goto('/depot/part');
  await page.getByLabel('E-mail').fill('platform_admin');
  await page.getByLabel('Password', { exact: true }).fill('Energy123');
  await page.getByRole('textbox', { name: 'Verification code' }).fill('1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
});
`;

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client', 'node', `${NAME}/client`],
  },
  include: ['src', 'schemas', 'resources', 'mocks', 'tests', 'vite.config.ts'],
};

const SCRIPTS = {
  start: 'console start',
  dev: 'vite',
  build: 'vite build && vite build --ssr --outDir dist/server',
  'build:deploy': 'npm run build && console pack',
  typecheck: 'tsc --noEmit',
  test: 'vitest run',
  'test:e2e': 'playwright test -c tests/e2e/playwright.config.ts',
  check: 'console check',
  doctor: 'console doctor',
  'new:resource': 'console new:resource',
};

/**
 * Contents by path.
 *
 * @param options `file`: the package of the framework in `framework/`; `origin`: package.json of this repository
 */
export function projectFiles({ name, file, origin }) {
  const known = { ...origin.devDependencies, ...origin.dependencies };
  const versions = (names) => Object.fromEntries(names.sort().map((one) => [one, known[one]]));
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines: origin.engines,
      scripts: SCRIPTS,
      dependencies: { [NAME]: `file:framework/${file}`, ...versions(PAGES) },
      devDependencies: versions([...TOOLS]),
    }),
    'tsconfig.json': json(tsconfig),
    'vite.config.ts': viteConfig,
    'index.html': indexHtml(name),
    'src/main.tsx': main,
    'public/brands.json': json(brands(name)),
    'schemas/depot/part.test.ts': partTest,
    'tests/contract.test.ts': contractTest,
    'tests/e2e/playwright.config.ts': playwrightConfig,
    'tests/e2e/part.spec.ts': partSpec,
    '.github/workflows/ci.yml': ciFile,
    Dockerfile: dockerfile,
    '.dockerignore': 'node_modules\ndist\n.data\n.git\ntest-results\n',
    '.gitignore': 'node_modules/\ndist/\n.data/\ntest-results/\n',
    'README.md': readme(name),
  };
}
