import { StatusTag } from '@/fields';
import type { AnyRecord } from '@/schema';
import { useStateWords } from './useStateWords';

interface StateTagProps {
  /** The field that holds the state. */
  readonly field: string;
  readonly state: unknown;
  readonly record?: AnyRecord;
}

/** A state by its name, with the shape and color of its tone. */
export function StateTag({ field, state, record }: StateTagProps) {
  const words = useStateWords();
  return <StatusTag text={words.name(field, state, record)} tone={words.tone(field, state)} />;
}
