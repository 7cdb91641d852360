import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Analytics from '@mui/icons-material/AnalyticsOutlined';
import Apps from '@mui/icons-material/AppsOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Devices from '@mui/icons-material/MemoryOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Market from '@mui/icons-material/ShowChartOutlined';
import Money from '@mui/icons-material/PaymentsOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Strategy from '@mui/icons-material/TuneOutlined';
import Calculate from '@mui/icons-material/CalculateOutlined';
import Camera from '@mui/icons-material/VideocamOutlined';
import Contract from '@mui/icons-material/HandshakeOutlined';
import Eco from '@mui/icons-material/EnergySavingsLeafOutlined';
import Event from '@mui/icons-material/EventNoteOutlined';
import Factory from '@mui/icons-material/FactoryOutlined';
import Figures from '@mui/icons-material/QueryStatsOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Report from '@mui/icons-material/SummarizeOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Screen from '@mui/icons-material/TvOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined';
import Tools from '@mui/icons-material/HandymanOutlined';
import type { ComponentType } from 'react';

/** Words of icons that another room knows, found by the name of its file. */
const found = import.meta.glob<readonly (readonly [RegExp, ComponentType])[]>('../../../*/menu/menuIcons.ts', {
  eager: true,
  import: 'menuIcons',
});

/** Icons by words of names, paths and servers' icons; of several that fit the first stands for it. */
const ICONS: readonly (readonly [words: RegExp, icon: ComponentType])[] = [
  [/screen|display|control.room/, Screen],
  [/camera|video/, Camera],
  [/carbon|green|leaf/, Eco],
  [/calculat|sizing/, Calculate],
  [/contract|agreement/, Contract],
  [/plan|schedule|calendar/, Event],
  [/produc(?!t\b)/, Factory],
  [/frequency|speed/, Speed],
  [/third|hub|integration/, Hub],
  [/infrastructure|location|place|address/, Place],
  [/ticket/, Ticket],
  [/operation|maintenance|repair/, Tools],
  [/statistic/, Figures],
  [/report/, Report],
  [/settle|bill|benefit/, Savings],
  [/topology|tree|plant/, AccountTree],
  [/product|stock|catalog/, Inventory],
  [/dash|overview|monitor|board/, Dashboard],
  [/home|house/, Home],
  [/role|permission|auth|lock|shield|safe/, Shield],
  [/user|people|customer|team|account|peoples/, People],
  [/tenant|org|company|partner|building/, Business],
  [/device|controller|iot|chip|product|firmware/, Devices],
  ...Object.values(found).flat(),
  [/market|trade|trading|price/, Market],
  [/bill|settle|revenue|money|cost|contract/, Money],
  [/analy|chart|report|statistic|data/, Analytics],
  [/alarm|bell|notice|message|alert/, Notifications],
  [/strateg|rule|policy|control|tune/, Strategy],
  [/order|ticket|task|work|log|document|form/, Assignment],
  [/setting|system|config|tool|brand/, Settings],
  [/folder|directory|archive|list/, Folder],
  [/app|menu|grid/, Apps],
];

/** The icon for a server's icon name; a quiet circle when the name is unknown or missing. */
export function menuIcon(name: string | undefined): ComponentType {
  const wanted = name?.toLowerCase() ?? '';
  return ICONS.find(([words]) => words.test(wanted))?.[1] ?? Circle;
}

/** What a picture stands for. */
export interface Pictured {
  readonly key: string;
  readonly nameEn: string;
  readonly icon?: string;
  readonly path?: string;
}

/** An icon for each, none twice: by its own name and path, else by the server's, else one that is left. */
export function menuIcons(all: readonly Pictured[]): ReadonlyMap<string, ComponentType> {
  const taken = new Set<ComponentType>();
  const found = new Map<string, ComponentType>();
  const take = (key: string, icon: ComponentType | undefined) => {
    if (!icon || found.has(key)) return;
    taken.add(icon);
    found.set(key, icon);
  };
  const free = (text: string) => ICONS.find(([words, icon]) => !taken.has(icon) && words.test(text.toLowerCase()))?.[1];
  for (const { key, nameEn } of all) take(key, free(nameEn));
  for (const { key, path, icon } of all) if (!found.has(key)) take(key, free(`${path ?? ''} ${icon ?? ''}`));
  for (const { key } of all) if (!found.has(key)) take(key, ICONS.find(([, icon]) => !taken.has(icon))?.[1] ?? Circle);
  return found;
}
