import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allReports, allResources } from '@mocks/resources';
import { readMarkers } from '../spec/markers.mjs';
import { callsOf, callsOfReport, type DeclaredCall } from './specification/declaredCalls';
import { ruleProblems } from './specification/fieldRules';
import { unused } from './specification/differs';
import { areaOf, foreignAreas } from './specification/foreignAreas';
import { stateProblems } from './specification/stateRules';
import {
  callProblems,
  markerProblems,
  nameProblems,
  tablesOf,
  textOf,
  unknownCall,
  WHAT_TO_DO,
} from './specification/problems';
import { wireNamesOf, wireNamesOfReport, type WireName } from './specification/wireNames';
import { writtenCalls } from './specification/writtenCalls';

const markers = readMarkers(fileURLToPath(new URL('../..', import.meta.url)));

const written = writtenCalls();

const one = (name: string, file: string, calls: readonly DeclaredCall[], names: readonly WireName[]) => ({
  name,
  calls,
  names,
  covers: markers.filter(({ at }) => at.startsWith(`${file}:`)).map(({ id }) => id),
});

const everything = [
  ...allResources.map((resource) => {
    const calls = callsOf(resource);
    return one(resource.name, `schemas/${resource.name}.ts`, calls, wireNamesOf(resource, calls));
  }),
  ...allReports.map((report) => {
    const calls = callsOfReport(report);
    return one(report.name, `schemas/${report.name}.report.ts`, calls, wireNamesOfReport(report, calls));
  }),
];

const foreign = foreignAreas(everything);
const isOwn = (name: string) => !foreign.has(areaOf(name));
const declared = everything.filter(({ name }) => isOwn(name));
const ownWritten = written.filter(({ at }) => isOwn(at.replace('resources/', '')));

/*
 * Console, reference backend and the other contracts read the same schema: a path misspelt there is misspelt
 * everywhere, and all of them agree. So each call and each name is held here against the documents themselves.
 */
describe.each(declared.map((one) => [one.name, one] as const))('%s', (_, { name, calls, names, covers }) => {
  // covers VR-014
  test('calls what the specification has', () => {
    expect(callProblems(name, calls), WHAT_TO_DO).toEqual([]);
  });
  test('sends and reads the names of the specification', () => {
    expect(nameProblems(name, calls, names), WHAT_TO_DO).toEqual([]);
  });
  test('makes the calls it says to cover', () => {
    const area = declared.filter((one) => areaOf(one.name) === areaOf(name));
    expect(
      markerProblems(covers, [...area.flatMap((one) => one.calls.map(textOf)), ...written.map(({ text }) => text)]),
    ).toEqual([]);
  });
});

describe('calls that are written out', () => {
  test.each(ownWritten.map(({ text, at }) => [text, at] as const))('%s in %s', (text, at) => {
    expect(unknownCall(at, text), WHAT_TO_DO).toBeUndefined();
  });
});

describe.each(allResources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('has the rules, filters and columns of the specification', () => {
    expect(ruleProblems(resource, tablesOf(callsOf(resource))), WHAT_TO_DO).toEqual([]);
  });
});

describe.each(allResources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('goes the ways between its states that the specification has', () => {
    expect(stateProblems(resource, tablesOf(callsOf(resource))), WHAT_TO_DO).toEqual([]);
  });
});

// Runs last: by then every difference that is needed was asked for.
test('writes down no difference that is none any more', () => {
  expect(unused(), 'Take these lines out of tests/spec/differs.tsv.').toEqual([]);
});
