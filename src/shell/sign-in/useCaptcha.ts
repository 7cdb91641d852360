import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCaptcha, type Captcha } from '@/access/internal';

export interface CaptchaState {
  /** The one that is shown; its sessionId goes with the answer. */
  readonly captcha: Captcha | undefined;
  readonly failed: boolean;
  /**
   * The one that was asked for last, for a form that is sent before its picture has come; undefined when it did not
   * come.
   */
  arrival(): Promise<Captcha | undefined>;
  /** Shows another one. */
  refresh(): void;
  /** The picture could not be drawn. */
  fail(): void;
}

/**
 * The captcha on the page. Answers that arrive after a later request are dropped, so picture and sessionId belong
 * together.
 */
export function useCaptcha(): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  const coming = useRef<Promise<Captcha | undefined>>(undefined);

  const refresh = useCallback(() => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setFailed(false);
    const show = (next: Captcha | undefined) => {
      if (running.current !== own) return;
      setCaptcha(next);
      setFailed(next?.image === undefined);
    };
    const loading = loadCaptcha(own.signal).catch(() => undefined);
    coming.current = loading;
    void loading.then(show);
  }, []);

  useEffect(() => {
    refresh();
    return () => running.current?.abort();
  }, [refresh]);

  const fail = useCallback(() => setFailed(true), []);
  const arrival = useCallback(() => coming.current ?? Promise.resolve(undefined), []);
  return { captcha, failed, arrival, refresh, fail };
}
