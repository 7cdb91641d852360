import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { upload, WireError } from '@/api';
import { useWhileOpen } from '@/data/internal';

const FAILED = 'widgets.upload.failed';

/** A file on its way. One that arrived is no job any more: it is part of the value. */
export interface UploadJob {
  readonly key: number;
  readonly file: File;
  readonly status: 'waiting' | 'uploading' | 'fail';
  /** 0 to 1. */
  readonly progress: number;
  /** Words of the server, when it failed and said why. */
  readonly serverText?: string;
  readonly messageKey?: string;
  readonly unclear?: boolean;
}

/** Why an upload failed: the server's words, else the catalogue's; both where nobody knows whether it has. */
export function failureOfJob(
  { serverText, messageKey = FAILED, unclear }: UploadJob,
  translate: (key: string) => string,
): string {
  const own = serverText !== undefined && !unclear ? '' : translate(messageKey);
  return [own, serverText].filter(Boolean).join(' ');
}

interface UploadOptions {
  readonly path: string;
  /** Called with `data` of the answer; `false` when it holds no file: the upload then counts as failed. */
  onArrived(answer: unknown, file: File): boolean;
}

/** Uploads files one after the other, never two at a time (spec 01 §5). Leaving the page aborts the running one. */
export function useUploads(options: UploadOptions) {
  const [jobs, setJobs] = useState<readonly UploadJob[]>([]);
  const running = useRef<{ readonly key: number; readonly controller: AbortController } | null>(null);
  const count = useRef(0);
  const arrived = useEffectEvent(options.onArrived);
  const path = useEffectEvent(() => options.path);
  useWhileOpen(() => () => {
    running.current?.controller.abort();
    running.current = null;
  });

  const change = (key: number, part: Partial<UploadJob>) =>
    setJobs((old) => old.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setJobs((old) => old.filter((one) => one.key !== key));

  useEffect(() => {
    const next = jobs.find(({ status }) => status === 'waiting');
    if (!next || running.current) return;
    const { key, file } = next;
    const controller = new AbortController();
    running.current = { key, controller };
    change(key, { status: 'uploading', progress: 0 });
    upload({
      path: path(),
      file,
      signal: controller.signal,
      quiet: true,
      onProgress: (progress) => change(key, { progress }),
    })
      .then((answer) => {
        if (controller.signal.aborted) return;
        if (arrived(answer, file)) drop(key);
        else change(key, { status: 'fail', messageKey: FAILED });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const known =
          error instanceof WireError
            ? {
                serverText: error.serverText,
                messageKey: error.unclear ? 'errors.uploadUnclear' : error.messageKey,
                unclear: error.unclear,
              }
            : { messageKey: FAILED };
        change(key, { status: 'fail', ...known });
      })
      .finally(() => {
        if (running.current?.key === key) running.current = null;
        setJobs((old) => [...old]); // the next one may go
      });
  }, [jobs]);

  return {
    jobs,
    busy: jobs.some(({ status }) => status !== 'fail'),
    add: (files: readonly File[]) =>
      setJobs((old) => [
        ...old,
        ...files.map((file) => ({ key: ++count.current, file, status: 'waiting' as const, progress: 0 })),
      ]),
    retry: (key: number) =>
      change(key, { status: 'waiting', progress: 0, serverText: undefined, messageKey: undefined, unclear: false }),
    /** Aborts it when it runs, and forgets it. */
    cancel: (key: number) => {
      if (running.current?.key === key) {
        running.current.controller.abort();
        running.current = null;
      }
      drop(key);
    },
  };
}
