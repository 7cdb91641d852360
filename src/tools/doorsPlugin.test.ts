import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { doorsPlugin } from './doorsPlugin';
import { doorsOf, isPublicDoor, namesBehind } from './doors.mjs';

const root = mkdtempSync(join(tmpdir(), 'doors-'));
const FILES = {
  'src/dsl.ts': `export * from './schema';\nexport * from './fields/text/type';\n`,
  'src/schema/index.ts': `export * from './field';\nexport * as rules from './rules';\n`,
  'src/schema/field.ts': 'export interface Field {}\nexport const fieldOf = () => ({});\n',
  'src/schema/rules.ts': 'export const least = 1;\n',
  'src/fields/text/type.ts': 'export function text() {}\n',
  'src/widgets/index.ts': `/** Parts. */\nexport { Box, type Size } from './Box';\nexport { default as Drawer } from './Drawer';\n`,
  'src/widgets/internal.ts': `export { Hook } from './Box';\n`,
  'src/widgets/Box.tsx': 'export type Size = number;\nexport function Box() {}\nexport class Hook {}\n',
  'src/widgets/Drawer.tsx': 'export default function Drawer() {}\n',
};

const plugin = doorsPlugin();
/** Not written out: this file is pointed at files, too. */
const WIDGETS = '@/widgets';

/** What the plugin makes of a module of the project. */
function pointed(code: string): string {
  const transform = plugin.transform;
  const handler: unknown = typeof transform === 'object' ? transform.handler : transform;
  if (typeof handler !== 'function') throw new Error('The plugin transforms nothing.');
  const made: unknown = Reflect.apply(handler, {}, [code, join(root, 'resources/depot/part.page.tsx')]);
  return typeof made === 'object' && made !== null && 'code' in made ? String(made.code) : code;
}

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const resolved: unknown = plugin.configResolved;
  if (typeof resolved === 'function') Reflect.apply(resolved, {}, [{ root }]);
});

describe('an import of a door', () => {
  it.each([
    [`import { Box } from '@/widgets';`, `import { Box as Box } from '@/widgets/Box';`],
    [`import { Drawer } from '@/widgets';`, `import { default as Drawer } from '@/widgets/Drawer';`],
    [`import { Hook as Peg } from '@/widgets/internal';`, `import { Hook as Peg } from '@/widgets/Box';`],
    [`import { rules } from '@/schema';`, `import * as rules from '@/schema/rules';`],
    [`export { Box } from '@/widgets';`, `export { Box as Box } from '@/widgets/Box';`],
    [`const { Box } = await import('${WIDGETS}');`, `const { Box } = await import('@/widgets/Box');`],
    [`(await import('${WIDGETS}')).Box`, `(await import('@/widgets/Box')).Box`],
    [`import('${WIDGETS}').then(({ Box }) => Box)`, `import('@/widgets/Box').then(({ Box }) => Box)`],
  ])('%s names the file behind it', (code, instead) => {
    expect(pointed(code)).toBe(instead);
  });

  it('is pointed in a copy of the project below the packages, too, and in no package', () => {
    const { transform } = plugin;
    const filter = typeof transform === 'object' ? transform.filter?.id : undefined;
    const exclude = typeof filter === 'object' && 'exclude' in filter ? filter.exclude : undefined;
    if (!(exclude instanceof RegExp)) throw new Error('The plugin excludes nothing.');
    expect('/p/node_modules/.cache/lab/src/main.tsx').not.toMatch(exclude);
    expect('/p/node_modules/a/src/main.tsx').toMatch(exclude);
  });

  it('takes each name from its own file, and leaves types out', () => {
    const text = pointed(`import { text, fieldOf, type Field } from '@/dsl';\n`);
    expect(text).toContain(`import { text as text } from '@/fields/text/type';`);
    expect(text).toContain(`import { fieldOf as fieldOf } from '@/schema/field';`);
    expect(text).not.toContain('Field }');
  });

  it('keeps what stands on each line', () => {
    expect(pointed(`import {\n  Box,\n  Drawer,\n} from '@/widgets';\nconst line = 5;`).split('\n')[4]).toBe(
      'const line = 5;',
    );
  });

  it('finds its place behind letters of any width', () => {
    expect(pointed(`const 电 = '电池🔋';\nimport { Box } from '@/widgets';`)).toBe(
      `const 电 = '电池🔋';\nimport { Box as Box } from '@/widgets/Box';`,
    );
  });

  it('says which name a door has not', () => {
    expect(() => pointed(`import { Crate } from '@/widgets';`)).toThrow(
      'resources/depot/part.page.tsx imports "Crate" of src/widgets/index.ts, which has no such name.',
    );
  });

  it.each([
    `import { useState } from 'react';`,
    `import { Box } from '@/widgets/Box';`,
    `import type { Size } from '@/widgets';`,
  ])('leaves %s alone', (code) => expect(pointed(code)).toBe(code));
});

it('knows what is promised, and what rooms alone may use', () => {
  expect(doorsOf(root).filter(isPublicDoor)).toEqual(['src/dsl.ts', 'src/schema/index.ts', 'src/widgets/index.ts']);
  expect(namesBehind(root, 'src/widgets/index.ts').get('Size')).toEqual({
    file: 'src/widgets/Box.tsx',
    name: 'Size',
    type: true,
  });
});
