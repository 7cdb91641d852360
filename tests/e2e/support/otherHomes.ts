import type { OtherArea } from './otherBackend';

const series = (desc: string, unit: string, list: readonly unknown[]) => ({ desc, unit, list });
/** Labels of a day as times of the clock alone. */
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const over = (value: unknown) => hours.map(() => value);
const chart = (...ylist: readonly object[]) => ({ xlist: hours, ylist, signList: null });
const values = (...all: readonly (readonly [type: string, value: unknown, unit: string])[]) =>
  all.map(([type, value, unit]) => ({ type, value, unit }));
const sums = [
  { type: 'grid', values: values(['purchase', '12.5', 'kWh'], ['export', 0, 'kWh']) },
  { type: 'benefit', values: values(['cost', '3.10', '€'], ['earned', null, '€']) },
  { type: 'avgPrice', values: values(['purchase', '24.8', 'c/kWh'], ['export', '', 'c/kWh']) },
];

const home = (component: string, path: string) => ({
  name: path,
  nameEn: path,
  type: 1,
  path: `/homeManagement/home/${path}`,
  component,
  hidden: '1',
  visible: '0',
});

/**
 * The home pages of a backend that reads the specification in its own way: numbers as texts, times without a day,
 * series by `desc`.
 */
export const otherHomes: OtherArea = {
  menus: [
    { name: 'Homes', type: 1, path: '/homeManagement/home', component: 'hems/home' },
    home('hems/dashboard', 'homeDetail/dashboard'),
    home('hems/energy-cost', 'homeDetail/energyCost'),
    home('hems/energy-usage', 'homeDetail/energyUsage'),
    home('hems/device', 'homeDetail/device'),
    home('hems/home-info', 'detail/homeInfo'),
    home('hems/energy-report', 'detail/energyReport'),
  ],
  answers: {
    'POST /station/list': [
      {
        stationId: 77,
        name: 'Casa Nova',
        countryName: 'Portugal',
        postalCode: '1000-001',
        online: '1',
        createDate: '2026-01-05',
      },
    ],
    'POST /station/detail': { stationId: 77, stationInfo: { stationName: 'Casa Nova', timezone: 'Europe/Lisbon' } },
    'POST /station/homeDetail': {
      stationInfo: {
        stationId: 77,
        houseType: { desc: 'Villa' },
        countryName: 'Portugal',
        houseSize: { value: '140', unit: 'm²' },
        housePeople: 0,
      },
      userInfoList: [{ cusUserId: 9, cusUserEmail: 'owner@casa.example', joinDate: '2026-01-06' }],
      tariffInfoList: [
        {
          tariffDirectionType: { desc: 'Purchase' },
          priceType: { desc: 'Indexed' },
          tariffName: 'Sol',
          businessId: null,
        },
      ],
      strategyInfo: null,
      deviceInfoList: [{ deviceType: 'INV', deviceName: 'Roof', status: { code: 1, desc: 'Up' } }],
    },
    'POST /station/dashboardSummary': {
      benefit: { cost: '3.10', earned: null },
      grid: { purchase: { value: '12.5', unit: 'kWh' }, export: 0 },
      solar: { GENERATION: 0 },
    },
    'POST /station/dashboardFlow': {
      nodes: [
        { deviceType: 'GRID', status: 2, flow: { status: 1, power: { value: '1.25', unit: 'kW' } } },
        { deviceType: 'PV', status: '2', flow: { status: 0, power: { value: 0, unit: 'kW' } } },
      ],
      homeLoad: { value: '1.25', unit: 'kW' },
    },
    'POST /station/dashboardStrategyInfo': { automaticStatus: '3', addOnStrategy: { gridFeedInStatus: 2 } },
    'POST /station/dashboardPrice': {
      tariffName: 'Sol',
      priceInfo: chart(series('Compra', 'c/kWh', over('24.8'))),
      gridPower: chart(series('Rede', 'kW', over(null))),
      realtimePurchasePrice: { value: '24.8', unit: 'c/kWh' },
    },
    'POST /station/dashboardDevicePower': chart(series('Telhado', 'kW', over('0.5'))),
    'POST /station/portalDeviceList': {
      controller: null,
      devices: [
        {
          deviceType: 2,
          deviceTypeStr: 'PV',
          deviceName: 'Roof',
          status: '1',
          deviceStatus: { desc: 'Producing' },
          power: { value: '0.5', unit: 'kW' },
        },
        { deviceType: 99, deviceName: 'Sauna', status: 0 },
      ],
    },
    'POST /station/energyCostSummary': sums,
    'POST /station/energyCostPrice': {
      ...chart(series('Compra', 'c/kWh', over('24.8'))),
      tariffName: 'Sol',
      tariffType: '3',
    },
    'POST /station/energyCostQuantity': chart(
      series('Comprado', 'kWh', over('0.5')),
      series('Vendido', 'kWh', over('0')),
    ),
    'POST /station/energyCostAmount': chart(series('Comprado', '€', over('0.1')), series('Vendido', '€', over(null))),
    'POST /station/energyUsageSummary': {
      usage: { total: { value: '12.5', unit: 'kWh' }, partitions: values(['otherLoad', '12.5', 'kWh']) },
      generation: null,
      selfUseAndIndependence: null,
      carbonReductionAndCostSaving: [],
    },
    'POST /station/energyUsageAndGeneration': {
      xlist: ['2026-11-01', '2026-11-02'],
      ylist: [series('Uso', 'kWh', ['6', '6.5'])],
    },
    'POST /station/energyUsageSolarPowerUsage': { xlist: null, ylist: null },
    'POST /station/energyUsageCostSaving': {},
    'POST /station/energy/general': { items: [{ name: 'Consumo', value: '12.5', unit: 'kWh', children: null }] },
    'POST /station/energy/chartList': { xlist: ['2026-11-01'], ylist: [series('Consumo', 'kWh', ['12.5'])] },
    'POST /station/greenPower/general': [],
    'POST /station/greenPower/chartList': null,
    'POST /station/costSaving/general': null,
    'POST /station/costSaving/saving': null,
    'POST /station/costSaving/comparison': null,
  },
};
