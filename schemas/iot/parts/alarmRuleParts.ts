import { section } from '@/dsl';

const WATCHES = { type: { in: ['threshold', 'state'] } } as const;
const RANGE = { triggerCondition: { in: ['between', 'outside'] } } as const;

/** How rules of alarms are listed, whichever platform has them (spec 03 §3, Alarm rule). */
export const ruleList = {
  columns: [
    'number',
    'name',
    'type',
    'level',
    'severity',
    'productId',
    'attribute',
    'triggerCondition',
    { field: 'minThreshold', hidden: true },
    { field: 'maxThreshold', hidden: true },
    { field: 'offlineDuration', hidden: true },
    'status',
  ],
  filters: ['name', 'type', 'level', 'severity', 'productId', 'status'],
  inline: ['severity', 'status'],
  bulk: ['level', 'severity', 'status'],
} as const;

/** What a rule asks: what it is, and when it raises an alarm. */
export const ruleForm = [
  section('basic', ['name', 'type', 'level', 'severity', 'status']),
  section('trigger', [
    'productId',
    'attribute',
    'triggerCondition',
    'minThreshold',
    'maxThreshold',
    'offlineDuration',
    'deviceIds',
  ]),
] as const;

/** What a rule asks depends on its type: bounds of a value, or how long nothing was heard. */
export const ruleConditions = {
  attribute: { visible: WATCHES, required: WATCHES },
  triggerCondition: { visible: WATCHES, required: WATCHES },
  minThreshold: { visible: WATCHES, required: WATCHES },
  maxThreshold: { visible: { and: [WATCHES, RANGE] }, required: { and: [WATCHES, RANGE] } },
  offlineDuration: { visible: { type: 'offline' }, required: { type: 'offline' } },
} as const;
