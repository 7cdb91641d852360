import { useOwn } from '@/data/page/useOwn';

/** Whether lists mark the records that this user opened before; his choice for all lists. */
export function useMarksOpened(): readonly [marks: boolean, setMarks: (marks: boolean) => void] {
  const [kept, setMarks] = useOwn('list.marksOpened', true);
  return [kept !== false, setMarks];
}
