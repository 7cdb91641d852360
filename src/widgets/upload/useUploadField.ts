import { useState } from 'react';
import { checkFiles, type UploadLimits, type UploadProblem } from './checkFiles';
import { useFilePick } from './useFilePick';
import { useUploads } from './useUploads';

interface UploadFieldOptions<T> {
  readonly value: readonly T[];
  onChange(value: T[]): void;
  /** A value from `data` of the answer; `null` when it holds none. */
  read(answer: unknown, file: File): T | null;
  readonly limits: UploadLimits;
  readonly path: string;
  /** Of the control that adds one; it has the focus after a deletion. */
  readonly id: string;
  readonly readOnly?: boolean;
}

/** What the file area and the image tiles share: choosing, checking, uploading, deleting after a question. */
export function useUploadField<T>({ value, onChange, read, limits, path, id, readOnly }: UploadFieldOptions<T>) {
  const [problems, setProblems] = useState<readonly UploadProblem[]>([]);
  const [doomed, setDoomed] = useState<number | null>(null);
  const uploads = useUploads({
    path,
    onArrived: (answer, file) => {
      const arrived = read(answer, file);
      if (arrived !== null) onChange([...value, arrived]);
      return arrived !== null;
    },
  });
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (uploads.busy) return setProblems([{ rule: 'busy', args: {} }]);
    const checked = checkFiles(files, limits, value.length + uploads.jobs.length);
    setProblems(checked.problems);
    uploads.add(checked.accepted);
  };
  const pick = useFilePick(choose, !readOnly);
  return {
    ...uploads,
    pick,
    problems,
    full: value.length + uploads.jobs.length >= limits.maxCount,
    /** Index of the item whose deletion is being asked about. */
    doomed,
    openDelete: setDoomed,
    confirmDelete: () => {
      onChange(value.filter((_, index) => index !== doomed));
      setDoomed(null);
      setProblems([]);
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  };
}
