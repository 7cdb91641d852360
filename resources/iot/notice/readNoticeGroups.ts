import { asCode, asObject, asText } from '@/api';

/** Somebody who is told of alarms; what is not known is ''. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly roles: string;
  readonly organization: string;
  readonly account: string;
  readonly contact: string;
}

export interface NoticeGroup {
  /** The grade in words. */
  readonly level: string;
  /** Code of the way, and its words where the wire has them. */
  readonly method: string;
  readonly methodText: string;
  readonly people: readonly Recipient[];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const joined = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).filter(Boolean).join(', ') : asText(value);

function readRecipient(raw: unknown): Recipient {
  const person = asObject(raw) ?? { id: raw };
  const { id, userId, name, userName, account, phone, email, contact } = person;
  const own = asText(id ?? userId) || asText(account);
  return {
    id: own,
    name: asText(name ?? userName) || own,
    roles: joined(person.roleNames ?? person.roleName),
    organization: asText(person.orgName),
    account: asText(account),
    contact: asText(phone) || asText(email) || asText(contact),
  };
}

/** The notification groups of an answer, each with the people it tells. */
export function readNoticeGroups(answer: unknown): NoticeGroup[] {
  return list(asObject(answer)?.list ?? answer).flatMap((raw) => {
    const group = asObject(raw);
    if (!group) return [];
    const level =
      asText(group.levelName) ||
      asText(asObject(group.level)?.desc ?? asObject(group.level)?.name) ||
      asCode(group.level);
    return [
      {
        level,
        method: asCode(group.method),
        methodText: asText(asObject(group.method)?.desc ?? group.methodName),
        people: list(group.accounts ?? group.users)
          .map(readRecipient)
          .filter(({ id }) => id !== ''),
      },
    ];
  });
}
