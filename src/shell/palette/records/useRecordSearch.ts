import { useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { useAccess } from '@/access';
import { useRegistry } from '@/data';
import { isSought } from './isSought';
import { searchKinds } from './searchKinds';
import { searchRecords, type SearchProgress } from './searchRecords';
import { useWorkplaces } from './useWorkplaces';

/** A pause in typing that long asks, in ms. */
const PAUSE = 250;

/** The records that answer a text. */
export interface RecordSearch extends SearchProgress {
  /** An answer may still come. */
  readonly busy: boolean;
  /** Asks the lists for the same text once more. */
  again(): void;
}

const NOTHING: SearchProgress = { found: [], lists: 0, waiting: 0, failed: 0 };

/** Asks the granted lists for a text once somebody stops typing; what was asked for another text is given up. */
export function useRecordSearch(userId: string, platform: string | undefined, text: string): RecordSearch {
  const access = useAccess();
  const { registry, texts } = useRegistry();
  const provider = useDataProvider();
  const locale = useLocale() ?? 'en';
  const near = useWorkplaces(userId);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  };
  const [answer, setAnswer] = useState<SearchProgress & { readonly text: string }>();
  const search = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const kinds = searchKinds(access, await registry.searched?.(), near, platform);
      if (signal.aborted) return;
      await searchRecords(kinds, { access, registry, texts, provider, locale, text, signal }, (progress) =>
        setAnswer({ ...progress, text }),
      );
    } catch {
      if (!signal.aborted) setAnswer({ ...NOTHING, failed: 1, text }); // which lists there are could not be loaded
    }
  });
  useEffect(() => {
    if (!isSought(text)) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void search(leaving.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, attempt]);
  if (!isSought(text)) return { ...NOTHING, busy: false, again };
  return answer?.text === text ? { ...answer, busy: answer.waiting > 0, again } : { ...NOTHING, busy: true, again };
}
