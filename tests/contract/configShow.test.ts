import { expect, test } from 'vitest';
import { strategyActivity } from '@schemas/hems/strategy/strategy-activity.report';
import { strategyResult } from '@schemas/hems/strategy/strategy-result.report';

const codesOf = (blocks: Readonly<Record<string, { readonly permission?: string }>>) =>
  Object.fromEntries(
    Object.entries(blocks).flatMap(([key, { permission }]) => (permission === undefined ? [] : [[key, permission]])),
  );

// covers FR-155
test("'Config show' hides alarms with their switch and rules, strategy analysis and user behaviour, and nothing else", () => {
  expect(codesOf(strategyActivity.blocks)).toEqual({
    alarms: 'configShow',
    plan: 'configShow',
    actual: 'configShow',
    behaviour: 'configShow',
  });
  expect(codesOf(strategyResult.blocks)).toEqual({ rules: 'configShow' });
});
