import { existsSync, readFileSync } from 'node:fs';
import { fileNamed } from '../namesIn';
import { camel, pascal } from './nameForms';
import type { PlannedFile } from './planFiles';

/** What cells are given of fields of a type. */
const VALUES: Readonly<Record<string, string>> = {
  text: 'string',
  serial: 'string',
  number: 'number',
  percent: 'number',
  money: 'number',
};

/** The name by which a schema file exports its resource, and its first field whose cell is a word or a number. */
function readSchema(
  source: string,
): { readonly constant: string; readonly field: string; readonly value: string } | undefined {
  const constant = /^export const (\w+) = defineResource\(/m.exec(source)?.[1];
  const [, field, builder = ''] =
    new RegExp(`^    (\\w+): (${Object.keys(VALUES).join('|')})\\(`, 'm').exec(source) ?? [];
  return constant === undefined || field === undefined
    ? undefined
    : { constant, field, value: VALUES[builder] ?? 'string' };
}

/**
 * An example of components for a resource: one cell drawn by itself. Throws when they are there already.
 *
 * @param schema source of the schema file, when it is yet to be written
 */
export function planViews(root: string, name: string, schema?: string): PlannedFile {
  const file = fileNamed(root, 'schemas', name, '.ts');
  const there = fileNamed(root, 'resources', name, '.views.tsx');
  const path = existsSync(`${root}/${there}`) ? there : file.replace(/^schemas\/(.*)\.ts$/, 'resources/$1.views.tsx');
  if (existsSync(`${root}/${path}`))
    throw new Error(`${path} exists already; nothing was written. Add to it: docs/views.md tells what it can replace.`);
  if (schema === undefined && !existsSync(`${root}/${file}`))
    throw new Error(`There is no ${file}. Give it fields to write it too, such as name:text!, or correct the name.`);
  const read = readSchema(schema ?? readFileSync(`${root}/${file}`, 'utf8'));
  if (!read)
    throw new Error(
      `${file} exports no resource with a text or number field, for an example of a cell. Write ${path} as docs/views.md has it.`,
    );
  const { constant, field, value } = read;
  // A name of its own: the schema may be called as its field is.
  const component = `${pascal(camel(field))}Cell`;
  return {
    path,
    grows: false,
    content: `import { Chip } from '@mui/material';
import { defineViews } from '@/crud/views';
import type { CellProps } from '@/fields/views';
import { ${constant} } from '${file.replace(/^schemas\/(.*)\.ts$/, '@schemas/$1')}';

/** An example: replace it, or add inputs, panels, dialogs and whole pages (docs/views.md). */
function ${component}({ value }: CellProps<${value}>) {
  return (value ?? '') === '' ? '-' : <Chip size="small" variant="outlined" label={value} />;
}

export default defineViews(${constant}, { cells: { ${field}: ${component} } });
`,
  };
}
