import { enumeration, number, text } from '@/dsl';
import { withFields, type Fields, type Resource } from '@/schema';
import type { Actor } from '../../account/actor';
import { seedOf } from '../../energy/chance/seedOf';

/** A field that tenants have added: as it is told, and as it is checked and kept. */
const ADDED = [
  {
    told: { name: 'costCenter', type: 'text', label: '成本中心', labelEn: 'Cost center', maxLength: 20 },
    field: text({ max: 20 }),
  },
  {
    told: {
      name: 'priority',
      type: 'enum',
      label: '优先级',
      labelEn: 'Priority',
      codes: [
        { code: 'high', label: '高', labelEn: 'High' },
        { code: 'low', label: '低', labelEn: 'Low' },
      ],
    },
    field: enumeration(['high', 'low']),
  },
  {
    told: { name: 'warranty', type: 'int', label: '质保年限', labelEn: 'Warranty', unit: 'a', min: 0, max: 30 },
    field: number({ decimals: 0, unit: 'a', min: 0, max: 30 }),
  },
] as const;

/** The fields of a tenant: all for the operator, for each other tenant some of them. */
const addedFor = ({ tenant }: Actor) =>
  tenant.operator ? ADDED : ADDED.slice(0, 1 + (seedOf(tenant.id) % ADDED.length));

export const toldFields = (actor: Actor): readonly object[] => addedFor(actor).map(({ told }) => told);

const known = new WeakMap<Resource, Map<string, Resource>>();

/** A resource with the fields of a tenant, where it has such fields at all. */
export function withTenantFields(resource: Resource, actor: Actor): Resource {
  if (!resource.ownFields) return resource;
  const own = known.get(resource) ?? new Map<string, Resource>();
  known.set(resource, own);
  const fields: Fields = Object.fromEntries(addedFor(actor).map(({ told, field }) => [told.name, field]));
  const found = own.get(actor.tenant.id) ?? withFields(resource, { fields });
  own.set(actor.tenant.id, found);
  return found;
}
