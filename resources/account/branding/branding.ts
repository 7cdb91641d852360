import { encodeField, enumeration, image, text, type Field, type FieldValues } from '@/dsl';

/** Fields of the platform settings (spec 01 §3: sysName, logoUrl, sysNameEn; the others are proposals). */
export const brandingFields = {
  sysName: text({ required: true, max: 60 }),
  sysNameEn: text({ max: 120 }),
  logoUrl: image({ required: true, single: true, maxSize: 2, accept: ['png', 'svg'] }),
  iconUrl: image({ single: true, maxSize: 1, accept: ['png', 'svg'] }),
  theme: enumeration(['blue', 'orange']),
  footer: text({ max: 200 }),
};

export type Branding = Partial<FieldValues<typeof brandingFields>>;

const entries: readonly (readonly [string, Field])[] = Object.entries(brandingFields);

/** The settings of a `sys/detail` answer. */
export function readBranding(answer: unknown): Branding {
  const row: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return Object.fromEntries(entries.map(([name, field]) => [name, field.type.decode(row[name], field.options)]));
}

/** The body of `sys/setting`: cleared fields are sent as cleared. */
export function writeBranding(values: Branding): Record<string, unknown> {
  const known: Record<string, unknown> = { ...values };
  return Object.assign({}, ...entries.map(([name, field]) => encodeField(field, name, known[name])));
}
