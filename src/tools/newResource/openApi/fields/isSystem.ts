import { camel } from '../../nameForms';

const AT = '(?:Time|Timestamp|Ts|Date|DateTime|At|On)';
/** Names of what the system writes down of every record. */
const SYSTEM: readonly RegExp[] = [
  new RegExp(
    `^(?:gmt)?(?:create|update|modif(?:y|ied)|delete|last(?:Update|Modified))(?:d|r)?(?:${AT}|By|User|UserName|UserId|Name)?$`,
    'i',
  ),
  new RegExp(`^(?:creation|modification|deletion)${AT}$`, 'i'),
  // words of a code that JeecgBoot writes beside it
  /_dictText$/i,
  /^(?:creator|updater|modifier)(?:Name|Id)?$|^gmt(?:Create|Modified)$/i,
];

/** Whether the system writes it down: when a record was made and changed, and who did. */
export const isSystem = (name: string): boolean =>
  SYSTEM.some((pattern) => pattern.test(camel(name)) || pattern.test(name)) &&
  !/^(?:create|update|modify|delete)$/i.test(name);
