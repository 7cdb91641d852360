import { codesOfResource } from '../codesOfResource';
import type { Resource } from '../resource';
import { finding, type Finding, type LintContext } from './finding';
import { missingTexts, type Need } from './messages';
import { nearest } from './nearest';
import { unknownFilters } from './unknownFilters';

/** A panel, as far as it names others: the code, the schema and the codes of others it needs. */
interface NamedPanel {
  readonly key: string;
  readonly permission?: string;
  readonly schema?: string;
  readonly grants?: Readonly<Record<string, string>>;
}

/** What of `resources/<name>.views.tsx` names schemas, codes, pages or texts. */
export interface LintedViews {
  readonly panels?: readonly NamedPanel[];
  readonly formPanels?: readonly NamedPanel[];
  readonly links?: readonly {
    readonly key: string;
    readonly page: string;
    readonly finds?: Readonly<Record<string, string>>;
    readonly makes?: Readonly<Record<string, string>>;
  }[];
}

/** Codes are compared without regard to case and signs between words. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const isLike = (fix: string): boolean => fix.startsWith('Did');

/** What a panel needs and nobody can have: then nobody ever sees it. */
function checkPanel(
  resource: Resource,
  place: string,
  { permission, schema, grants = {} }: NamedPanel,
  { known, pages, resources }: LintContext,
): Finding[] {
  const error = (at: string, reason: string, fix: string) =>
    finding(resource, `${place}.${at}`, 'error', reason, fix, fileOf(resource));
  const noSchema = (at: string, name: string) =>
    known && !known.has(name) && !pages?.has(name)
      ? [error(at, `There is no schema "${name}".`, nearest(name, [...known]))]
      : [];
  const own = codesOfResource(resource);
  const meant =
    permission === undefined || own.some((one) => plain(one) === plain(permission)) ? '' : nearest(permission, own);
  return [
    // a code that is like none may be one of its own, which only a menu has
    ...(isLike(meant)
      ? [error('permission', `Nothing of ${resource.name} has the code "${permission ?? ''}".`, meant)]
      : []),
    ...(schema === undefined ? [] : noSchema('schema', schema)),
    ...Object.entries(grants).flatMap(([name, code]) => {
      const target = resources?.get(name);
      const codes = target ? ['list', 'show', ...codesOfResource(target)] : [code];
      return [
        ...noSchema('grants', name),
        ...(codes.some((one) => plain(one) === plain(code))
          ? []
          : [
              error(
                `grants.${name}`,
                `No action, tab or field of ${name} has the code "${code}".`,
                nearest(code, codes),
              ),
            ]),
      ];
    }),
  ];
}

const fileOf = ({ name }: Resource): string => `resources/${name}.views.tsx`;

/**
 * What is wrong in the views of a resource that types cannot see: codes, schemas and pages that do not exist, headings
 * without a text. Empty where nothing is. What the context does not tell is not checked.
 *
 * @example lintViews(device, { links: [{ key: 'alarms', page: 'iot/alarm' }] }, { known: new Set(['iot/alarm']) })
 * @public
 */
export function lintViews(
  resource: Resource,
  { panels = [], formPanels = [], links = [] }: LintedViews,
  context: LintContext,
): Finding[] {
  const { known, pages, resources, messages = {} } = context;
  const needs: Need[] = [
    ...[...panels, ...formPanels].map(({ key }): Need => [['resources', resource.name, 'panels', key]]),
    ...links.map(({ key }): Need => [['resources', resource.name, 'links', key]]),
  ];
  const leads = (page: string) => !known || !pages || known.has(page) || pages.has(page);
  return [
    ...panels.flatMap((one) => checkPanel(resource, `panels.${one.key}`, one, context)),
    ...formPanels.flatMap((one) => checkPanel(resource, `formPanels.${one.key}`, one, context)),
    ...links.flatMap(({ key, page, finds = {}, makes = {} }) => [
      ...(leads(page)
        ? []
        : [
            finding(
              resource,
              `links.${key}.page`,
              'error',
              `There is no schema and no page "${page}".`,
              nearest(page, [...(known ?? []), ...(pages ?? [])]),
              fileOf(resource),
            ),
          ]),
      ...unknownFilters(resource, `links.${key}.finds`, resources?.get(page), Object.keys(finds), fileOf(resource)),
      ...unknownFilters(resource, `links.${key}.makes`, resources?.get(page), Object.keys(makes), fileOf(resource)),
    ]),
    ...missingTexts(resource, needs, messages),
  ];
}
