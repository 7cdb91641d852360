/*
 * An ordinary Vite app that nobody of this repository wrote: one page is the console, one a schema in an `<Admin>` of
 * its own. It has no reference backend, no test runner and no `brands.json`. Plain Node.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const json = (value) => JSON.stringify(value, null, 2);

const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client', 'energy-console-framework/client'],
    skipLibCheck: true,
    verbatimModuleSyntax: true,
    moduleDetection: 'force',
    noEmit: true,
    jsx: 'react-jsx',
    strict: true,
  },
  include: ['src'],
};

const main = `import { createRoot } from 'react-dom/client'
import { Admin, Resource, type DataProvider } from 'react-admin'
import { resourceOf } from 'energy-console-framework/crud'
import { Console } from 'energy-console-framework/shell'
import { own, schemas } from 'virtual:registry'
import { book } from './book.js'

const provider = {} as DataProvider
const named: readonly string[] = [...own, ...schemas]

export const App = () =>
  location.pathname.startsWith('/books') ? (
    <Admin dataProvider={provider}>
      <Resource {...resourceOf(book, undefined, { name: 'books' })} />
    </Admin>
  ) : (
    <Console wire={{ successCode: named.length > 0 ? '200' : '0' }} />
  )

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`;

const book = `import { defineResource, number, text } from 'energy-console-framework'

export const book = defineResource({
  name: 'library/book',
  api: '/library/book',
  fields: { title: text({ required: true }), pages: number() },
})
`;

const FILES = {
  'package.json': json({ name: 'plain', private: true, type: 'module' }),
  'tsconfig.json': json(tsconfig),
  'vite.config.ts': `import { consolePlugin } from 'energy-console-framework/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [consolePlugin()] })
`,
  'index.html':
    '<!doctype html>\n<html lang="en"><head><title>Plain</title></head><body>\n<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n</body></html>\n',
  'src/main.tsx': main,
  'src/book.ts': book,
};

/** Writes it. */
export function writePlainApp(folder) {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
