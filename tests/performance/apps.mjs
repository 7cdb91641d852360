/*
 * What is pressed and looked for in the console and in the floor: the same records, by words that no other page shows.
 */

const ROWS = 'main tbody td';
const tenant = '1525241019809740683';
/** A device of the first rows. */
const DEVICE = 'Load meter 1';
const CHART = 'main [role=application] svg path[fill]';

export const apps = {
  floor: {
    fields: ['username', 'password'],
    list: { shows: ROWS, text: 'admin@oresund.example' },
    detail: { to: `/tenant/${tenant}/show`, shows: 'main', text: '+46421234567' },
    area: { to: '/brand', shows: ROWS, text: 'Windmolen' },
    chart: { to: '/chart', shows: CHART },
    hundred: { to: '/device?page=1&perPage=100', shows: ROWS, text: DEVICE },
    fiveHundred: { to: '/device?page=1&perPage=500', shows: ROWS, text: DEVICE },
  },
  console: {
    fields: ['account', 'password', 'captcha'],
    list: { shows: ROWS, text: 'admin@oresund.example' },
    detail: { to: `/platform/tenant/${tenant}/show`, shows: 'main', text: '+46421234567' },
    area: { to: '/iotPlatform/product/brand', shows: ROWS, text: 'Windmolen' },
    chart: { to: '/statistics/energy/pv', shows: CHART },
    hundred: { to: '/iotPlatform/device/device?page=1&perPage=100', shows: ROWS, text: DEVICE },
    fiveHundred: { to: '/iotPlatform/device/device?page=1&perPage=500', shows: ROWS, text: DEVICE },
  },
};
