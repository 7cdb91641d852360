import type { Text } from '../../../../core/texts';

export const deviceWords = {
  meter: { en: 'Grid meter', zh: '电表' },
  solar: { en: 'Solar', zh: '光伏' },
  battery: { en: 'Battery', zh: '储能电池' },
  charger: { en: 'EV charger', zh: '充电桩' },
  portable: { en: 'Portable battery', zh: '移动储能' },
  heating: { en: 'Heat&Cool', zh: '冷暖设备' },
  socket: { en: 'Smart socket', zh: '智能插座' },
  climate: { en: 'Temperature and humidity sensor', zh: '温湿度传感器' },
  relay: { en: 'Relay', zh: '继电器' },
  waterHeater: { en: 'Water heater', zh: '热水器' },
  washer: { en: 'Washer/Dryer', zh: '洗衣烘干机' },
  load: { en: 'Other load', zh: '其他负载' },
} as const satisfies Record<string, Text>;

export type DeviceKind = keyof typeof deviceWords;
