import { enumeration } from '@/dsl';

/**
 * Codes that several resources of a virtual power plant share (proposed fields A). Their words are `areas.vpp.enums`.
 */
export const RESOURCE_TYPES = ['storage', 'pv', 'charging', 'hvac', 'industrial', 'generator', 'other'] as const;
export const BASELINE_METHODS = ['avg5', 'high4of5', 'weather', 'declared'] as const;
export const TRADE_VARIETIES = ['demandResponse', 'peakRegulation', 'frequencyRegulation'] as const;
export const RESPONSE_TYPES = ['peakShaving', 'valleyFilling'] as const;
export const NOTICE_MODES = ['dayAhead', 'intraday', 'realTime', 'emergency'] as const;
export const NOTICE_STATES = [
  'pending',
  'declined',
  'declaring',
  'submitted',
  'cleared',
  'ordered',
  'closed',
  'expired',
] as const;
export const NOTICE_TONES = {
  pending: 'warning',
  declined: 'neutral',
  declaring: 'warning',
  submitted: 'info',
  cleared: 'info',
  ordered: 'success',
  closed: 'neutral',
  expired: 'error',
} as const;
export const VOLTAGE_LEVELS = ['220V', '380V', '10kV', '20kV', '35kV', '110kV'] as const;

/** Whether a resource or unit takes part, changed by a call of its own. */
export const switchedState = () =>
  enumeration([1, 0], {
    readOnly: true,
    tones: { 1: 'success', 0: 'neutral' },
    codeAliases: { enabled: 1, disabled: 0 },
  });
