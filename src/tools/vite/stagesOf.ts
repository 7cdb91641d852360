import { existsSync } from 'node:fs';
import type { Stage } from '../chunkPlugin.ts';
import { frameworkFile, isForeign, packageFile } from './places.ts';

/** Field types that hardly a schema is without. What else schemas are written in comes with the first that uses it. */
const USUAL_TYPES = [
  'text',
  'number',
  'enumeration',
  'boolean',
  'date',
  'dateTime',
  'reference',
  'referenceMany',
  'image',
  'password',
  'country',
];

/** Pages behind a list, each a part of its own; what they are built of, widgets and packages, is one part for all. */
const DETAIL = ['src/crud/detail/RecordDetail'];
const REPORT = ['src/shell/console/ReportRoute', 'src/report/params/ParamsBar'];
const FORM = ['src/crud/form/CreatePage', 'src/crud/form/EditPage'];

const CONSOLE = [
  'src/shell/console/Console',
  'src/shell/prefetch/prefetchConsole',
  'src/registry',
  'src/access/buildAccess',
  'src/shell/entry/restoreRoute',
  'src/schema/resource',
  'src/schema/form',
  'src/schema/list',
  ...USUAL_TYPES.map((name) => `src/fields/${name}/type`),
  'src/crud/ResourcePages',
  'src/crud/views',
  'src/crud/list/ResourceList',
  'src/crud/list/filters/FilterInputs',
  'src/crud/list/columns/dragWidth',
  'src/fields/text/Filter',
  'src/fields/enumeration/Input',
  'src/fields/country/Input',
  'src/fields/options/Input',
  'src/data/live/useLive',
];

/** What nobody sees before something is pressed; it comes as soon as the first page stands. */
const LATER = [
  'src/shell/layout/UserPanel',
  'src/shell/layout/menu/MenuFlyOut',
  'src/shell/layout/menu/PhoneMenu',
  'src/crud/actions/ActionList',
];

const isThere = (path: string | undefined): path is string => path !== undefined && existsSync(path);
const own = (paths: readonly string[]): readonly string[] => paths.map(frameworkFile).filter(isThere);
const packages = (paths: readonly string[]): readonly string[] => paths.map(packageFile).filter(isThere);

/**
 * What everybody needs until the sign-in form is usable, what draws it, from there to the first list, what schemas are
 * written in, and what the pages after it have in common.
 *
 * @param root folder of the project
 * @param entry its first module
 */
export const stagesOf = (root: string, entry: string): readonly Stage[] => [
  // the name of an entry, as the page begins with it
  { name: 'index', roots: [`${root}/${entry}`] },
  // what draws: a form that stands in the page works before it is there
  { name: 'drawing', compiled: true, roots: own(['src/shell/entry/drawEntry']) },
  {
    name: 'console',
    compiled: true,
    packages: true,
    roots: [
      ...own(CONSOLE),
      ...[`${root}/schemas/services.ts`].filter(isThere),
      ...packages(['jsencrypt/lib/index.js']),
    ],
  },
  {
    name: 'english',
    roots: ['virtual:texts/en', ...own(['locales/common/en.json']), ...packages(['ra-language-english/dist/index.js'])],
  },
  { name: 'chinese', roots: ['virtual:texts/zh', ...own(['locales/common/zh.json', 'src/data/texts/raZh'])] },
  { name: 'later', compiled: true, roots: own(LATER) },
  // readers of files that people bring are behind its door too: they come with the first file
  {
    name: 'schemas',
    compiled: true,
    only: (id) => !isForeign(id) && !id.includes('/schema/sheet/'),
    roots: own(['src/dsl']),
  },
  {
    name: 'controls',
    compiled: true,
    only: (id) => isForeign(id) || id.includes('/src/widgets/'),
    roots: own([...DETAIL, ...REPORT, ...FORM]),
  },
  { name: 'detail', compiled: true, roots: own(DETAIL) },
  { name: 'report', compiled: true, roots: own(REPORT) },
  // what draws is one part, however many kinds of charts share it; icons and all else stay where they are
  {
    name: 'charts',
    compiled: true,
    only: (id) => /node_modules\/(?:echarts|zrender|tslib)\//.test(id),
    roots: own(['src/charts/card/ChartPanel']),
  },
  { name: 'form', compiled: true, roots: own(FORM) },
];
