/*
 * Ways to write that the project does not have: one word for one thing, and no way around the types. Each line says
 * what to write in its place. And words of energy, which stand in src/energy alone. Plain Node.
 */
import { isTest, sourceFiles, textOf } from './sources.mjs';

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
  'asked|asks|[a-z]+Asked|isAsked|asking|Asking|Asked(?:[A-Z]\\w*)?': 'editable, request, query, key, shown or confirm',
  '\\w*[cC]olour\\w*': 'color',
  '(?:read|write|run|open)Book|BookTask|BookProblem': 'workbook',
};

const REFUSED = [
  ...Object.entries(OTHERWISE).map(([words, word]) => [new RegExp(`\\b(?:${words})\\b`), `is called ${word} here`]),
  [/(?<!\w)(?<!(?<!\.\.)\.)Object\((?=[^)])/, 'Object(…) is `any` to the compiler: objectOf (src/schema/objectOf.ts)'],
];

/** The name of a stored column, and mistakes that are tried. */
const SPARED =
  /^tests\/docs\/glossary|^mocks\/areas\/pv\/statistics\/exportTasks|^tests\/types\/refused\/|^src\/tools\/doctor\//;
const sources = sourceFiles(/\.tsx?$/, ['src', 'schemas', 'resources', 'mocks', 'tests']).filter(
  (path) => !SPARED.test(path),
);
/** A reference that an effect keeps up to date by hand. */
const LATEST = /use(?:Layout)?Effect\(\(\) => \{\s*\w+\.current = \w+;\s*\}/;

/**
 * What only a console of energy speaks of (docs/decisions/024-a-room-for-energy.md). General are: a site, which is
 * where a record is, the grid of a table, and units of measures.
 */
const ENERGY =
  /(?<!t)hems|iems|energ(?:y|ies)|solar|batter(?:y|ies)|charger|weather|tariff|\bpv|vpp|photovolt|station(?!ary)|inverter/i;
/** Names of pictures, and the paths by which the front door of schemas gives what the room has. */
const NAMED = /from '@mui\/icons-material\/\w+'|from '\.\/energy\/[\w/]+'|type \{ EnergyTone \}/g;
/** Commands stand beside the rooms: they write docs of all, and know names of many trades. */
const GENERAL = sourceFiles(/\.(?:tsx?|css)$/, ['src']).filter(
  (path) => !isTest(path) && !/^src\/(?:energy|tools)\/|\/testing\//.test(path),
);

const problems = sources.flatMap((path) => [
  ...textOf(path)
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)) // prose may say what it likes
    .map((line) => line.replace(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g, (all, _, text) => (text.includes(' ') ? '' : all)))
    .map((line) => line.replace(/\s\/\/ .*$/, ''))
    .flatMap((line) =>
      REFUSED.flatMap(([pattern, why]) => (pattern.test(line) ? [`${path}: ${why}: ${line.trim()}`] : [])),
    ),
  ...(LATEST.test(textOf(path)) ? [`${path}: the latest value in an effect is useEffectEvent`] : []),
]);
problems.push(
  ...GENERAL.flatMap((path) =>
    [path, ...textOf(path).replaceAll(NAMED, '').split('\n')]
      .filter((line) => ENERGY.test(line))
      .map((line) => `${path}: what only a console of energy has stands in src/energy: ${line.trim()}`),
  ),
);
for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && sources.length > 0 ? 0 : 1);
