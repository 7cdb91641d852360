/* How each option is written: a line of a schema of this console that gives it, else of a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** An example is read at a glance. */
const LONGEST = 72;
/** Which object of a schema an interface describes: the names above it, from the inside. */
const PLACES = {
  ResourceSpec: [/^defineResource$/],
  StandardOptions: [/^\w+\.standard$/],
  DeleteOptions: [/^delete\.standard$/],
  ApiSpec: [/^api$/, /^\w+\(api\)$/],
  SortParams: [/^sort\.api/],
  ApiCalls: [/^api$/, /^\w+\(api\)$/],
  CallOptions: [/^\w+\.(?:api|\w+\(api\))/, /^call\./, /^load\./],
  PageShape: [/^page\./, /^paging/],
  ServiceWire: [/^wire\./, /^wire$/, /^service\(/, /^serviceWire/],
  ValueTest: [/^\w+(?:\.|$)/],
  FieldOptions: [/^[a-z]\w*\(field\)$/],
  FieldPermission: [/^permission\.\w+\(/],
  FieldFill: [/^fill\.\w+\(field\)/, /^fills?$/],
  ListSpec: [/^list$/],
  Column: [/^columns\.list$/, /^columns\./],
  Filter: [/^filters\./, /^range\(/],
  Search: [/^search\.list/],
  LiveSpec: [/^live(?:\.list)?$/],
  CloudTable: [/^table\.list/, /^cloudTable/],
  TreeSpec: [/^tree$/],
  ListSummary: [/^summary\.list/],
  RelatedList: [/^\w+\.related/],
  Measure: [/^\w+\.defineMeasures/, /^\w+\.measures/],
  VersionsSpec: [/^versions$/],
  EffectSpec: [/^effects?\.versions/],
  OwnFieldsSpec: [/^ownFields$/],
  ImportSpec: [/^import$/],
  Section: [/^section\(/],
  FieldConditions: [/^\w+\.when/],
  Action: [/^\w+\.actions/],
  Paper: [/^paper\./],
  RoundOptions: [/^round\(/],
  RoundTask: [/^task\./],
  RoundTurn: [/^round\(/],
  Trace: [/^trace\(/, /^traces/],
  MachineOn: [/^workflow/],
  WorkflowOn: [/^workflow/],
  Transition: [/^\w+\.transitions/],
  ReportSpec: [/^defineReport$/],
  FillSpec: [/^fill$/],
  BlockBase: [/^(?:figures|figureGroups|chart|table|list|tree|sensitivity|own)\(/],
  FiguresBlock: [/^(?:figures|figureGroups)\(/],
  ChartBlock: [/^chart\(/],
  Series: [/^(?:bars|line|area|step)\(/, /^series/],
  BlockSwitch: [/^switch\./],
  BlockRuns: [/^runs\(/],
  OwnBehaviour: [/^behaviourOf\(/],
  ChartTold: [/^marks\./],
  ChartMarks: [/^marks\./],
  TableBlock: [/^table\(/],
  ListBlock: [/^list\(/],
  TreeBlock: [/^tree\(/],
  SensitivityBlock: [/^sensitivity\(/],
  OwnBlock: [/^own\(/],
};
const DEFINED = new Set(['defineResource', 'defineReport', 'defineMeasures', 'defineCalculator']);

const isTest = (path) => /\.test\.tsx?$/.test(path);
const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

function filesOf(root, folder, isWanted) {
  return readdirSync(`${root}/${folder}`, { recursive: true })
    .map((path) => `${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => isSource(path) && isWanted(path))
    .sort();
}

/** Every `name: value` of the schemas with the names above it: `{path, name, text}`. */
function* optionsIn(node, text, above) {
  if (Array.isArray(node)) {
    for (const one of node) yield* optionsIn(one, text, above);
    return;
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const { name } = node.callee;
    const inside = DEFINED.has(name) ? [name] : [`${name}(${above[0] ?? ''})`, ...above];
    yield* optionsIn(node.arguments, text, inside);
    return;
  }
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    const line = text.slice(node.start, node.end).replace(/\s+/g, ' ');
    const said = line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 2)} …`;
    if (!line.includes('`') && !line.includes('=>')) yield { path: above, name: node.key.name, text: said };
    yield* optionsIn(node.value, text, [node.key.name, ...above]);
    return;
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* optionsIn(value, text, above);
}

function optionsOf(root, paths) {
  return paths.flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    return [...optionsIn(parseSync(path, text).program, text, [])];
  });
}

let known;
/** All options of all schemas, and those of the tests of the language, read once. */
function allOptions(root) {
  known ??= [
    optionsOf(
      root,
      filesOf(root, 'schemas', (path) => !isTest(path)),
    ),
    optionsOf(root, [
      ...filesOf(root, 'tests', (path) => !path.includes('/e2e/') && !path.includes('/refused/')),
      ...filesOf(root, 'src', isTest),
      ...filesOf(root, 'mocks', isTest),
    ]),
  ];
  return known;
}

/** Of several lines the one in the middle by length: the shortest says too little. */
function middleLine(lines) {
  const sorted = lines.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));
  const whole = sorted.filter((text) => !text.endsWith(' …'));
  return whole[Math.floor(whole.length / 2)] ?? sorted[0];
}

/**
 * An option in use: `{ field: 'status', width: 96 }` says `width: 96`.
 *
 * @param owner an interface of the language, or the name of a field type
 * @returns the line, or '' where nothing gives the option
 */
export function usedOption(root, owner, name) {
  const places = PLACES[owner] ?? [new RegExp(`^${owner}\\(`)];
  for (const options of allOptions(root)) {
    const lines = options
      .filter((one) => one.name === name)
      .filter(({ path }) => {
        const inside = path.slice(0, 3).join('.');
        return places.some((place) =>
          owner === 'FieldOptions' ? /^[a-z]\w*\(/.test(inside) : place.test(inside) || place.test(path[0] ?? ''),
        );
      })
      .map(({ text }) => text);
    if (lines.length > 0) return middleLine(lines);
  }
  return '';
}
