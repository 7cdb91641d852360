import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callText, WireError, type CallText } from '@/api';
import { useLive, useArea, useOwn } from '@/data';
import { type Notice, NotificationBell, NotificationPopup, type SnoozeFor } from '@/widgets';
import type { ShellBellProps } from './NoticeSlot';
import { readNotices, toneOfType } from './readNotices';
import { readSnooze, snoozedUntil } from './snooze';
import { SnoozeFoot } from './SnoozeFoot';

const EVERY = 60_000;
/** The latest ones: more than that is what their page is for. */
const LATEST = 30;

const send = (call: CallText, params: object, signal?: AbortSignal) => callText(call, { params, quiet: true, signal });

/**
 * The bell of the shell, kept fresh while somebody looks; what arrives meanwhile pops up, unless the
 * person wants it quiet for a while: the bell counts it all the same. Nothing is said when it
 * cannot be asked: its page says why.
 */
export default function ShellBell({ list, detail, path }: ShellBellProps) {
  useArea('widgets');
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [kept, keep] = useOwn<unknown>('notices.snoozed', 0);
  const until = readSnooze(kept);
  const snooze = (span: SnoozeFor) => keep(snoozedUntil(span));
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const live = useLive(
    ['shell', 'notices', list],
    async (signal) => readNotices(await send(list, { pageNum: 1, pageSize: LATEST }, signal)),
    { every: EVERY },
  );
  const notices = useMemo(
    () =>
      live.data?.map(({ id, title, type, typeText, time, read }): Notice => ({
        id,
        time,
        tag: translate(`widgets.inbox.types.${type}`, { _: typeText || type || translate('widgets.inbox.message') }),
        tone: toneOfType(type),
        description: title,
        read: read || seen.has(id),
        opens: true,
      })),
    [live.data, seen, translate],
  );
  const onRead = (ids: readonly string[]) => {
    setSeen((before) => new Set([...before, ...ids]));
    const details = ids.map((id) => send(detail, { id }));
    void Promise.allSettled(details).then((done) => {
      const failed = done.find((one) => one.status === 'rejected');
      if (failed && !(failed.reason instanceof WireError)) throw failed.reason;
      return client.invalidateQueries({ queryKey: ['shell', 'notices'] });
    });
  };
  const onOpen = ({ id }: Notice) => void navigate(`${path}/${encodeURIComponent(id)}/show`);
  if (!notices) return null;
  return (
    <>
      <NotificationBell
        notices={notices}
        label="widgets.inbox.bell"
        foot={<SnoozeFoot until={until} onSnooze={snooze} onEnd={() => keep(0)} />}
        onRead={onRead}
        onOpen={onOpen}
      />
      <NotificationPopup
        notices={notices}
        label="widgets.inbox.arrived"
        silent={until > 0}
        onRead={onRead}
        onOpen={onOpen}
        onSnooze={snooze}
      />
    </>
  );
}
