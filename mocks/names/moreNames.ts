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

/** Names in more languages than two, as a cloud may send them. */
export const moreNames = (nameEn: string): { readonly names?: { readonly de: string } } => {
  const de = GERMAN[nameEn];
  return de === undefined ? {} : { names: { de } };
};
