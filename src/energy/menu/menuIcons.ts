import type { ComponentType } from 'react';
import Energy from '@mui/icons-material/BoltOutlined';
import Solar from '@mui/icons-material/SolarPowerOutlined';
import Price from '@mui/icons-material/ShowChartOutlined';

/** Icons of menus about energy, by words of the server's names of icons. */
export const menuIcons: readonly (readonly [RegExp, ComponentType])[] = [
  [/solar|pv|photovoltaic|station/, Solar],
  [/energy|power|electric|bolt|vpp/, Energy],
  [/tariff/, Price],
];
