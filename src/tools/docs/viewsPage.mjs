import { functions, interfaces, page, words } from './pages.mjs';

/** docs/views.md: what components can replace. */
export const viewsPage = () =>
  page(
    'Components of your own',
    [
      '_Written by `npm run docs` from the doc comments of `src/crud/views.ts` and `src/report/views.ts`; change those, not this._',
      '',
      'What a schema cannot say stands in `resources/<schema name>.views.tsx`: it is found by its name and typed by the schema, so that a field that does not exist does not compile.',
      'Everything that is not named stays as it is.',
    ],
    [
      words(
        'One in full',
        '```tsx',
        "import { Chip } from '@mui/material';",
        "import { defineViews } from '@/crud/views';",
        "import type { CellProps } from '@/fields/views';",
        "import { part } from '@schemas/depot/part';",
        '',
        'function Weight({ value }: CellProps<number>) {',
        '  return value === null ? \'-\' : <Chip size="small" label={`${value} kg`} />;',
        '}',
        '',
        'export default defineViews(part, { cells: { weight: Weight } });',
        '```',
      ),
      functions('Functions', 'The default export of a file is made by one of them.', [
        ['src/crud/views.ts', ['defineViews']],
        ['src/report/views.ts', ['defineReportViews']],
      ]),
      interfaces('Of a resource', 'src/crud/views.ts', [
        'ResourceViews',
        'PanelNeeds',
        'Panel',
        'FormPanel',
        'RecordLink',
        'ActionProps',
      ]),
      interfaces('Of a report', 'src/report/views.ts', ['ReportParts']),
      interfaces('What cells and inputs are given', 'src/schema/fieldParts.ts', [
        'CellProps',
        'InputProps',
        'FieldParts',
      ]),
      interfaces('A kind of action of your own', 'src/schema/action/actionKind.ts', [
        'ActionKind',
        'ActionDialogProps',
        'ActionRun',
      ]),
      interfaces('A kind of block of your own', 'src/schema/report/blockFacts.ts', [
        'BlockKind',
        'BlockFacts',
        'KindBlockProps',
      ]),
      interfaces('A format of files of your own', 'src/schema/sheet/workbook/fileFormats.ts', ['FileFormat']),
      words(
        'What becomes a tab',
        '| said | where it stands |',
        '|---|---|',
        '| sections of `tab(…)` | tabs of form and detail, `tabs.<tab>` |',
        '| `related` of the schema | a tab of the detail page each, `related.<key>`; of an `own` block the component is `related.<key>` of the views |',
        '| `panels` | below the fields of the detail page, `panels.<key>`; `bare` ones bring a frame of their own |',
        '| `links` | buttons before the actions of the record, `links.<key>` |',
        '| blocks with a `tab` | tabs of a report |',
      ),
      words(
        'Whole pages',
        'A page no schema stands behind is `resources/<key>.page.tsx` with a default export; a menu whose `component` is that key leads to it. `pages` of the views replaces a page of a resource. What such pages are made of, with pictures: [parts.md](parts.md).',
      ),
    ],
  );
