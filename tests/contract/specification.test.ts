import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allReports, allResources } from '@mocks/resources';
import { readMarkers } from '../spec/markers.mjs';
import { callsOf, callsOfReport } from './specification/declaredCalls';
import { unused } from './specification/differs';
import { callProblems, markerProblems, nameProblems, unknownCall, WHAT_TO_DO } from './specification/problems';
import { wireNamesOf, wireNamesOfReport } from './specification/wireNames';
import { writtenCalls } from './specification/writtenCalls';

const markers = readMarkers(fileURLToPath(new URL('../..', import.meta.url)));

const declared = [
  ...allResources.map((resource) => {
    const calls = callsOf(resource);
    return { name: resource.name, file: `schemas/${resource.name}.ts`, calls, names: wireNamesOf(resource, calls) };
  }),
  ...allReports.map((report) => {
    const calls = callsOfReport(report);
    return { name: report.name, file: `schemas/${report.name}.report.ts`, calls, names: wireNamesOfReport(report, calls) };
  }),
];

/*
 * Console, reference backend and the other contracts read the same schema: a path misspelt there is misspelt everywhere, and all
 * of them agree. So each call and each name is held here against the documents themselves.
 */
describe.each(declared.map((one) => [one.name, one] as const))('%s', (_, { name, file, calls, names }) => {
  test('calls what the specification has', () => {
    expect(callProblems(name, calls), WHAT_TO_DO).toEqual([]);
  });
  test('sends and reads the names of the specification', () => {
    expect(nameProblems(name, calls, names), WHAT_TO_DO).toEqual([]);
  });
  test('makes the calls it says to cover', () => {
    const ids = markers.filter(({ at }) => at.startsWith(`${file}:`)).map(({ id }) => id);
    expect(markerProblems(ids, calls)).toEqual([]);
  });
});

describe('calls that are written out', () => {
  test.each(writtenCalls().map(({ text, at }) => [text, at] as const))('%s in %s', (text, at) => {
    expect(unknownCall(at, text), WHAT_TO_DO).toBeUndefined();
  });
});

// Runs last: by then every difference that is needed was asked for.
test('writes down no difference that is none any more', () => {
  expect(unused(), 'Take these lines out of tests/spec/differs.tsv.').toEqual([]);
});
