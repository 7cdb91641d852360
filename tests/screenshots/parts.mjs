/*
 * npm run screenshots -- --parts   draws every part of the gallery into docs/parts, and writes docs/parts.md: what
 *                                  pages of one's own are made of, with a picture each. Run `npm run build` before.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { openConsole } from '../memory/console.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/docs/parts`;
const { gallery } = JSON.parse(readFileSync(`${root}/locales/gallery/en.json`, 'utf8'));

/**
 * A part, where it is imported from, and the story of the gallery that shows it: its tab, its heading and what is said
 * of it.
 */
const { widgets, charts } = gallery;
export const PARTS = [
  {
    name: 'ChartCard',
    from: '@/charts/card/ChartCard',
    page: 'charts',
    tab: 'shapes',
    title: charts.titles.power,
    text: charts.notes.power,
  },
  {
    name: 'RawChart',
    from: '@/charts',
    page: 'charts',
    tab: 'raw',
    title: charts.titles.sankey,
    text: charts.notes.sankey,
  },
  { name: 'SitePicker', from: '@/energy/sites/SitePicker', page: 'widgets', tab: 'choosing', ...widgets.stations },
  {
    name: 'GroupSelector',
    from: '@/energy/groups/GroupSelector',
    page: 'widgets',
    tab: 'choosing',
    ...widgets.groups,
  },
  { name: 'TreeSelect', from: '@/widgets/tree/TreeSelect', page: 'widgets', tab: 'choosing', ...widgets.tree },
  {
    name: 'PeriodPicker',
    from: '@/widgets/dates/PeriodPicker',
    page: 'widgets',
    tab: 'dates',
    title: widgets.dates.period,
    text: widgets.dates.periodText,
  },
  {
    name: 'DayStepper',
    from: '@/widgets/dates/DayStepper',
    page: 'widgets',
    tab: 'dates',
    title: widgets.dates.day,
    text: widgets.dates.dayText,
  },
  {
    name: 'DateBox',
    from: '@/widgets/dates/DateBox',
    page: 'widgets',
    tab: 'dates',
    title: widgets.dates.moment,
    text: widgets.dates.momentText,
  },
  {
    name: 'UploadArea',
    from: '@/widgets/upload/UploadArea',
    page: 'widgets',
    tab: 'uploads',
    title: widgets.upload.files,
    text: widgets.upload.filesText,
  },
  {
    name: 'ImageUpload',
    from: '@/widgets/upload/ImageUpload',
    page: 'widgets',
    tab: 'uploads',
    title: widgets.upload.images,
    text: widgets.upload.imagesText,
  },
  { name: 'RowEditor', from: '@/widgets/rows/RowEditor', page: 'widgets', tab: 'uploads', ...widgets.rows },
  {
    name: 'CustomMenu',
    from: '@/energy/menu/CustomMenu',
    page: 'widgets',
    tab: 'menus',
    title: widgets.menu.title.replace('%{station}', 'A'),
    text: widgets.menu.text,
  },
  {
    name: 'NotificationBell',
    from: '@/widgets/notifications/NotificationBell',
    page: 'widgets',
    tab: 'menus',
    ...widgets.notices,
  },
];

const rows = PARTS.map(
  ({ name, from, page, tab, text }) =>
    `| \`${name}\`<br>\`${from}\` | ${text} [gallery: \`/gallery/${page}?part=${tab}\`] | ![${name}](parts/${name}.png) |`,
);
const DOC = `# Parts for pages of your own

_Written by \`npm run screenshots -- --parts\` from the component gallery; change its stories, not this._

What \`resources/<key>.page.tsx\` and components of [views](views.md) are made of, beside MUI's own. Props are told where each is declared; the
gallery (\`/gallery/widgets\`, \`/gallery/charts\`, in the menu of \`platform_admin\`) has each in all its states, and its source in
\`resources/gallery\` is the example to copy. Fields, lists and figures need none of these: a schema or a report says them.

| part | what it does | how it looks |
|---|---|---|
${rows.join('\n')}
`;

export async function takeParts() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serveBuild(root);
  const browser = await launch();
  try {
    const { page } = await openConsole(browser, server.url, { tabs: false });
    for (const { name, page: gallery, tab, title } of PARTS) {
      await page.goto(`${server.url}/gallery/${gallery}?part=${tab}`);
      const story = page.getByRole('main').getByRole('region', { name: title, exact: true });
      await story.waitFor();
      await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
      await story.screenshot({ path: `${folder}/${name}.png` });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  writeFileSync(`${root}/docs/parts.md`, DOC);
  console.log(`${PARTS.length} pictures in docs/parts, and docs/parts.md`);
}
