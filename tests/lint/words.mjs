/*
 * Ways to write that the project does not have: one word for one thing, and no way around the types. Each line says
 * what to write in its place. Plain Node.
 */
import { sourceFiles, textOf } from './sources.mjs';

/** What the field calls otherwise: the word that is not used here, and the one that is. */
const OTHERWISE = {
  kindName: 'typeName',
  'askFirst|takeAhead|dropAhead|fetchAhead|fetch(?:View|Chart|BlockViews)': 'prefetch…',
  useTurn: 'useDeferred',
  useNear: 'useInView',
  useOldest: 'useOldestUpdate',
  FormsHere: 'DialogForms',
  drawOff: 'renderOffscreen',
  wayToPlay: 'playerOf',
  listMove: 'reorderTarget',
  OrderList: 'ReorderList',
};

const REFUSED = [
  ...Object.entries(OTHERWISE).map(([words, word]) => [new RegExp(`\\b(?:${words})\\b`), `is called ${word} here`]),
  [/(?<!\w)(?<!(?<!\.\.)\.)Object\((?=[^)])/, 'Object(…) is `any` to the compiler: objectOf (src/schema/objectOf.ts)'],
];

const sources = sourceFiles(/\.tsx?$/, ['src', 'schemas', 'resources', 'mocks', 'tests']);
const problems = sources.flatMap((path) =>
  textOf(path)
    .split('\n')
    .flatMap((line, index) =>
      REFUSED.flatMap(([pattern, why]) => (pattern.test(line) ? [`${path}:${index + 1} ${why}`] : [])),
    ),
);
for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && sources.length > 0 ? 0 : 1);
