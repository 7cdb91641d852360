import Analytics from '@mui/icons-material/AnalyticsOutlined';
import Apps from '@mui/icons-material/AppsOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Devices from '@mui/icons-material/MemoryOutlined';
import Energy from '@mui/icons-material/BoltOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Market from '@mui/icons-material/ShowChartOutlined';
import Money from '@mui/icons-material/PaymentsOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Solar from '@mui/icons-material/SolarPowerOutlined';
import Strategy from '@mui/icons-material/TuneOutlined';
import type { ComponentType } from 'react';

/** Icons by the words that servers use for them; the first word found in the server's name decides. */
const ICONS: readonly (readonly [words: RegExp, icon: ComponentType])[] = [
  [/dash|overview|monitor|board/, Dashboard],
  [/home|house/, Home],
  [/role|permission|auth|lock|shield|safe/, Shield],
  [/user|people|customer|team|account|peoples/, People],
  [/tenant|org|company|partner|building/, Business],
  [/device|controller|iot|chip|product|firmware/, Devices],
  [/solar|pv|photovoltaic|station/, Solar],
  [/energy|power|electric|bolt|vpp/, Energy],
  [/market|trade|trading|tariff|price/, Market],
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
