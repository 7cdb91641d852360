import type { FieldDraft, ResourceDraft } from './draft';
import { quoted } from './sourceText';

/** Whose a version is, and from when it holds. */
const OWN: readonly FieldDraft[] = [
  {
    name: 'stationId',
    builder: 'reference',
    first: quoted('cloud/station'),
    options: { required: 'true', fixed: 'true' },
    words: { en: 'Station', zh: '场站' },
  },
  {
    name: 'effectiveDate',
    builder: 'date',
    options: { required: 'true', future: 'true' },
    words: { en: 'Valid from', zh: '生效日期' },
  },
];

/** Names as the cloud has them for prices (spec 03 §7). */
const VERSIONS: Readonly<Record<string, string>> = {
  of: quoted('stationId'),
  effective: quoted('effectiveDate'),
  current: "{ detail: 'POST current/detail', edit: 'POST current/edit' }",
  reserved: "{ detail: 'POST reserved/detail', edit: 'POST reserved/edit', cancel: 'POST cancel' }",
  history: quoted('POST history/list'),
};

/**
 * The same resource as versions of a station: a current one, a reserved one that takes over on its day, and those that
 * were.
 */
export function versionsDraft(draft: ResourceDraft): ResourceDraft {
  const named = new Set(draft.fields.map(({ name }) => name));
  return {
    ...draft,
    api: {},
    fields: [...OWN.filter(({ name }) => !named.has(name)), ...draft.fields],
    filters: [],
    versions: VERSIONS,
  };
}
