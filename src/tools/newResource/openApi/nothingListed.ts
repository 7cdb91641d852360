import { answerOf } from './answerOf';
import { unreadFiles } from './gatherFiles';
import type { Tree } from './json';
import { operationsOf, type Operation } from './operationsOf';
import { comesInPages, sentTo } from './paging';
import { isParam } from './roles';
import { shapeOf } from './shape';

/** Calls that are told of: those that look most like lists. */
const MOST = 5;

/** How much a call looks like one that lists records. */
function likeness(document: Tree, operation: Operation): number {
  const { row } = answerOf(document, operation);
  const last = operation.path.split('/').at(-1) ?? '';
  return [
    [operation.method === 'GET', 4],
    [comesInPages(sentTo(document, operation)), 4],
    [row !== undefined, 3],
    [/s$/i.test(last) && !isParam(last), 2],
    [/list|page|search|query|all/i.test(last), 2],
    [!operation.path.includes('{'), 2],
    [operation.answer !== undefined, 1],
  ].reduce((sum, [holds, worth]) => sum + (holds === true ? Number(worth) : 0), 0);
}

/** Why a call was not taken for a list of records. */
function whyNot(document: Tree, operation: Operation): string {
  const { row, record } = answerOf(document, operation);
  const whole = operation.answer && shapeOf(document, operation.answer, operation.place);
  if (operation.file) return 'it answers a file';
  if (!whole) return 'the document does not say what it answers';
  if (whole.unclear) return `what it answers cannot be read: ${whole.unclear}`;
  if (operation.method !== 'GET' && operation.method !== 'POST') return 'it changes something';
  if (row && operation.path.includes('{')) return 'it lists something inside of one record, whose own list is missing';
  if (row) return 'nothing tells its rows apart';
  if (record) return `it answers one thing (${[...record.properties.keys()].slice(0, 4).join(', ')}), no list`;
  return whole.type === 'array' ? 'its rows are plain values' : 'it answers no list of objects';
}

/** That files are missing, of which the answers may be. */
function unreadSentence(document: Tree): readonly string[] {
  const files = [...unreadFiles(document)];
  if (files.length === 0) return [];
  const rest = files.length > MOST ? ` and ${files.length - MOST} more` : '';
  return [
    `These files could not be read, and what they describe is not known: ${files.slice(0, MOST).join(', ')}${rest}. Put them beside it.`,
  ];
}

/** That a document has no list of records, with the calls that are likeliest and why each was not taken. */
export function nothingListed(document: Tree, file: string): string {
  const likely = operationsOf(document)
    .map((operation) => ({ operation, worth: likeness(document, operation) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST);
  return [
    `${file} has no call that lists records, such as GET /iot/brand/page or GET /brands, so there is nothing to make a resource of.`,
    ...(likely.length > 0 ? ['The likeliest calls, and why they were not taken:'] : ['It has no calls at all.']),
    ...likely.map(({ operation }) => `  ${operation.place}: ${whyNot(document, operation)}`),
    ...unreadSentence(document),
    'Mend the document, or write the fields instead: npm run new:resource -- iot/brand name:text!',
  ].join('\n');
}
