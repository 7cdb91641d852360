import { example, functions, interfaces, page, sets, words } from './pages.mjs';

const REPORT = 'src/schema/report';

/** docs/reports.md: everything a page of figures can say. */
export const reportsPage = () =>
  page(
    'Pages of figures',
    [
      '_Written by `npm run docs` from the doc comments of `src/schema/report`; change those, not this._',
      '',
      'A report is `schemas/<area>/<name>.report.ts`. The page, its address, menus, grants, file, print, reference backend, contract tests and',
      'its chapter in [docs/resources](resources) follow from it. `npm run new:resource -- --report area/name …` writes one.',
    ],
    [
      example(
        'One in full',
        'schemas/statistics/pv-energy.report.ts',
        'Figures, a chart and a table of one station or all, by days, months or years',
      ),
      example(
        'A calculator',
        'schemas/calculator/on-grid-scale.report.ts',
        'Parameters that are a form with a button, and one answer that every block reads',
      ),
      interfaces('The report', `${REPORT}/report.ts`, ['ReportSpec']),
      interfaces('What a calculator takes from a record', `${REPORT}/fill.ts`, ['FillSpec']),
      functions(
        'Functions',
        'A block with a call asks by itself; one without reads the `answer` of the report. `bars`, `line`, `area` and `step` are series of a chart.',
        [
          [
            `${REPORT}/build.ts`,
            ['figures', 'figureGroups', 'chart', 'table', 'list', 'tree', 'sensitivity', 'own', 'bars'],
          ],
          [`${REPORT}/fill.ts`, ['lastYear', 'inForce', 'ratio']],
          ['src/fields/period/type.ts', ['period']],
          ['src/schema/measure/measure.ts', ['defineMeasures']],
        ],
      ),
      interfaces('Blocks', `${REPORT}/block.ts`, [
        'BlockBase',
        'FiguresBlock',
        'ChartBlock',
        'Series',
        'BlockSwitch',
        'TableBlock',
        'ListBlock',
        'TreeBlock',
        'SensitivityBlock',
        'OwnBlock',
      ]),
      functions(
        'What a chart does besides',
        "Behaviours are given to a chart: `chart(call, series, { with: [weather('POST power'), waits()] })`.",
        [
          [
            `${REPORT}/behaviour.ts`,
            ['runs', 'waits', 'levels', 'difference', 'labelEvery', 'leaveOut', 'answerNames', 'behaviourOf'],
          ],
          ['src/energy/marks/behaviours.ts', ['spans', 'weather']],
        ],
      ),
      interfaces('Behaviours', `${REPORT}/behaviour.ts`, ['BlockRuns', 'OwnBehaviour', 'ChartTold', 'ChartMarks']),
      interfaces('Measures', 'src/schema/measure/measure.ts', ['Measure']),
      sets('Closed sets', [
        ['MeasureTone', 'tone of a measure: its color', 'src/schema/measure/measure.ts'],
        ['EnergyTone', 'tone of a measure of energy', 'src/energy/tones/toneLooks.ts'],
        ['PeriodBy', 'what a period is counted in', 'src/schema/dates/period.ts'],
      ]),
      words(
        'Texts',
        'Under `resources.<name>` as those of a resource, in both languages:',
        '',
        '| key | what it is |',
        '|---|---|',
        '| `name` | the page |',
        '| `fields.<field>` | a parameter or a column; `areas.<area>.fields.<field>` for all reports of an area |',
        '| `enums.<field>.<code>` | a code of either |',
        '| `blocks.<block>` | its heading |',
        '| `tabs.<tab>` | a tab |',
        '| `groups.<block>.<group>` | the title of a card of figures |',
        '| `switches.<block>.<value>` | a choice above a chart; `switches.<block>.all` above a list |',
        '| `waits.<block>` | said while there is nothing yet |',
        '| `runs.<block>` | the choice of a run above a chart |',
        '| `spans.<block>.<value>` | a shaded stretch of a chart that the answer does not name |',
        '| `measures.<measure>`, `measureHelp.<measure>` | a quantity and its formula: at the top of `locales/measures` |',
      ),
      words(
        'What is read',
        'Answers are read tolerantly: a list that is null, figures as text, a series that is missing or unknown. Units the wire sends win.',
        '',
        '| block | answer |',
        '|---|---|',
        '| figures | `{generation: 12}`, `{generation: {value, unit}}` or `[{type: "generation", value, unit}]`; `generationChange` is the change in percent |',
        '| chart | `{xlist, ylist: [{name, dataKey, unit, list}]}`, or rows with a `time` each |',
        '| table | a page, `{list, totalSize}`, or a list; `total` beside it is the row of totals |',
        '| tree | nodes `{id, name, children}` |',
      ),
      words(
        'In the reference backend',
        'A declared report is answered at once with plausible figures. `mocks/areas/<area>/<name>.source.ts` says better ones: `defineSource`, one function a',
        'measure over the sums of a site, or `defineCalculator`.',
      ),
      words(
        'What is checked',
        'Names that do not exist do not compile. `lintReport` finds, in the tests, the playground and the console of the browser while developing: missing texts, schemas',
        'and components there are not, units stacked on each other, totals of nothing that adds up, comparisons without a period, a tab alone, calls that are none.',
        '`npx vitest run tests/contract -t area/name` holds that a figure is the sum of its series, its rows and its file.',
      ),
    ],
  );
