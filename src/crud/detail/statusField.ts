import type { Resource } from '@/schema';

/** The field that says where a record stands: the workflow's state, else the first code with tones. */
export function statusField(resource: Resource): string | undefined {
  if (resource.workflow) return resource.workflow.state;
  return Object.entries(resource.fields).find(
    ([, { options }]) => 'tones' in options && options.tones !== undefined,
  )?.[0];
}
