import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCaptcha, type Captcha } from '@/access/internal';
import { earlyCaptcha, forgetEarlyCaptcha } from '../first/liveForm';

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
  const [early] = useState(earlyCaptcha);
  const [captcha, setCaptcha] = useState(early?.shown);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  const coming = useRef<Promise<Captcha | undefined>>(undefined);

  const follow = useCallback((loading: Promise<Captcha | undefined>, own = new AbortController()) => {
    running.current?.abort();
    running.current = own;
    coming.current = loading;
    setFailed(false);
    void loading.then((arrived) => {
      if (running.current !== own) return;
      setCaptcha(arrived);
      setFailed(arrived?.image === undefined);
    });
  }, []);
  const refresh = useCallback(() => {
    const own = new AbortController();
    const loading = loadCaptcha(own.signal).catch(() => undefined);
    follow(loading, own);
  }, [follow]);
  useEffect(() => {
    forgetEarlyCaptcha();
    if (early) follow(early.coming);
    else refresh();
    return () => running.current?.abort();
  }, [early, follow, refresh]);

  const fail = useCallback(() => setFailed(true), []);
  const arrival = useCallback(() => coming.current ?? Promise.resolve(undefined), []);
  return { captcha, failed, arrival, refresh, fail };
}
