import { readFileSync } from 'node:fs';
import { root } from '../loadTool.mjs';
import { page, words } from './pages.mjs';

/** A recipe: `# heading`, words, and the code up to the next one. */
const RECIPE = /^\/\*\*\n \* (.+)\n([\s\S]*?) \*\/\n([\s\S]*?)(?=^\/\*\*|$(?![\s\S]))/gm;

function chapter(title, file) {
  const source = readFileSync(`${root}/tests/docs/recipes/${file}`, 'utf8');
  const lines = [...source.matchAll(RECIPE)].flatMap(([, heading, said, code]) => {
    const text = said.replace(/^ \* ?/gm, '').trim();
    return [
      `### ${heading}`,
      '',
      ...(text ? [text, ''] : []),
      `\`\`\`${file.split('.').at(-1)}`,
      code.trim(),
      '```',
      '',
    ];
  });
  return { title, lines };
}

/** docs/cookbook.md: the recipes of `tests/docs/recipes`, which compile and run in the tests. */
export const cookbookPage = () =>
  page(
    'Cookbook',
    [
      '_Written by `npm run docs` from `tests/docs/recipes`, which the tests compile and run; change those, not this._',
      '',
      'Needs, each with what to write. Builders come from `@/dsl`; `npm run new:resource -- area/name …` writes the file around them, and',
      '[schema.md](schema.md) and [reports.md](reports.md) tell all there is to say.',
    ],
    [
      chapter('Forms', 'forms.ts'),
      chapter('Lists', 'lists.ts'),
      chapter('Buttons and states', 'actions.ts'),
      chapter('Figures', 'figures.ts'),
      chapter('Another wire', 'wire.ts'),
      chapter('Components of your own', 'views.tsx'),
      words(
        'Where things are',
        '| wanted | where |',
        '|---|---|',
        "| how often a list, report or block refreshes | `list.refresh`, `refresh` of the report or of its block: `'30 s'` |",
        '| a list of other records on the page of one | `related` of its schema |',
        '| decimals of a figure | `decimals` of its measure in `schemas/measures.ts`; else by its unit, `src/schema/measure/unit.ts` |',
        '| decimals of a field | `decimals` of the field |',
        '| separators and quotes of a CSV file | `src/schema/sheet/csvText.ts` |',
        '| states of a ticket | `schemas/ticket/parts/ticketFlow.ts`, of a work order `workOrderFlow.ts`; their words are `states` in `locales/ticket` |',
        '| who is granted a code | the menus and roles of the backend; of the reference backend `mocks/seed` and the menus of `mocks/areas/<area>` |',
        '| color of a kind of energy | `tone` of the measure; the colors are in `src/energy/tones`, those of money and states in `src/charts/tones` |',
        '| clock and currency of figures | the record named by `about`, else the answer, else `configureSites` in `schemas/services.ts` |',
        '| message of a rule | `rules.<rule>` in `locales` |',
        '| name, logo, theme and colors of the product, by host | `resources/public/brands.json` ([deploy.md](deploy.md#one-configuration-file), [theme.md](theme.md)) |',
        '| success code, names of the envelope, timeouts | `src/api/config.ts` |',
        '| figures the reference backend answers | `mocks/areas/<area>/<name>.source.ts`; without one `mocks/report/plausible.ts` |',
      ),
    ],
  );
