import { asObject } from '@/api';

/**
 * Where those who run the console want to hear of it; nothing is sent where nothing is said. Paths of this host: others
 * the policy refuses.
 */
export interface Insight {
  readonly errors?: string;
  readonly vitals?: string;
}

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])[\w./~-]*$/.test(value);

/** The part `insight` of the configuration file; undefined when it names no usable address. */
export function readInsight(value: unknown): Insight | undefined {
  const { errors, vitals } = asObject(value) ?? {};
  const insight = { ...(isPath(errors) && { errors }), ...(isPath(vitals) && { vitals }) };
  return Object.keys(insight).length > 0 ? insight : undefined;
}
