import { pageNames } from '../labels';

/*
 * What the demonstration calls its platforms, and the menus of their administration, in German: by the English name, so
 * that a menu somebody renamed is no longer called what it was.
 */
const GERMAN: Readonly<Record<string, string>> = {
  'Platform administration': 'Plattform verwalten',
  'Enterprise administration': 'Unternehmen verwalten',
  'Home energy management': 'Energie im Haushalt',
  'Virtual power plant': 'Virtuelles Kraftwerk',
  'IoT platform': 'IoT-Plattform',
  'PV operation': 'PV-Betrieb',
  Platform: 'Plattform',
  'Platform branding': 'Marke der Plattform',
  Tenants: 'Mandanten',
  Menus: 'Menüs',
  'Operation log': 'Betriebsprotokoll',
  'Organization and access': 'Organisation und Zugriff',
  Organizations: 'Organisationen',
  Roles: 'Rollen',
  Users: 'Benutzer',
  Access: 'Zugriff',
  'Component gallery': 'Bausteine',
  Charts: 'Diagramme',
  Widgets: 'Bedienelemente',
  'Schema playground': 'Schemata ausprobieren',
};

type Names = Readonly<Record<string, string>>;
interface NamedMenu {
  readonly nameEn: string;
  readonly names?: Names;
}

const files = import.meta.glob<NamedMenu & { readonly menus: readonly NamedMenu[] }>('../menus/*.json', {
  eager: true,
  import: 'default',
});
/** What the files of menus say, by the English name. */
const ofFiles = new Map(
  Object.values(files)
    .flatMap((file) => [file, ...file.menus])
    .map(({ nameEn, names }) => [nameEn, names]),
);

/**
 * Names in more languages than two, as a cloud may send them: of a file of menus, of the demonstration, or what texts
 * call the page that a menu leads to.
 */
export function moreNames(nameEn: string, component?: string | null): { readonly names?: Names } {
  const de = GERMAN[nameEn];
  const names = { ...(component && pageNames(component, nameEn)), ...(de && { de }), ...ofFiles.get(nameEn) };
  return Object.keys(names).length === 0 ? {} : { names };
}
