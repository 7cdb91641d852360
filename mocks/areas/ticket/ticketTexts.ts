import type { Text } from '../../core/texts';

export const ticketRoles: Readonly<Record<string, Text>> = {
  issuer: { en: 'Issuer', zh: '签发人' },
  licensor: { en: 'Licensor', zh: '许可人' },
  leader: { en: 'Work leader', zh: '工作负责人' },
  member: { en: 'Team member', zh: '工作班成员' },
  dutyOfficer: { en: 'Duty officer', zh: '值班负责人' },
};

/** Codes of the choices a ticket and an order offer; their words are those of the console. */
export const ticketChoices = {
  ticketType: ['first', 'second', 'live', 'lowVoltage', 'repair', 'fire'],
  workCondition: ['powerOff', 'partPowerOff', 'noPowerOff'],
} as const;

export const orderChoices = {
  orderType: ['defect', 'inspection', 'maintenance', 'repair', 'cleaning', 'other'],
  source: ['manual', 'alarm', 'plan'],
} as const;
