import { asCode, asObject, asText } from '@/api';
import type { NoticeTone } from '@/widgets';

export interface Message {
  readonly id: string;
  readonly title: string;
  /** Code, '' when none is told. */
  readonly type: string;
  /** The server's own word for it. */
  readonly typeText: string;
  readonly time: string;
  readonly read: boolean;
}

const TONES: Readonly<Record<string, NoticeTone>> = { alarm: 'error', order: 'warning', notice: 'info' };

export const toneOfType = (type: string): NoticeTone => TONES[type] ?? 'neutral';

/**
 * The messages of a page of them; what has no id cannot be opened and is left out. A message whose state is not told is
 * taken for read: it would call for nothing.
 */
export function readNotices(answer: unknown): Message[] {
  const list: unknown = Array.isArray(answer) ? answer : asObject(answer)?.list;
  return (Array.isArray(list) ? list : []).flatMap((raw: unknown) => {
    const row = asObject(raw);
    const id = asText(row?.id);
    if (!row || id === '') return [];
    return [
      {
        id,
        title: asText(row.title) || asText(row.name) || asText(row.content),
        type: asCode(row.type),
        typeText: asText(asObject(row.type)?.desc),
        time: asText(row.sendTime) || asText(row.createTime),
        read: !['unread', '0'].includes(asCode(row.readStatus).toLowerCase()),
      },
    ];
  });
}
