import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { FieldFrame, type Choice } from '@/widgets';
import type { FrameControl } from '@/widgets/internal';
import { RetryLine } from '../RetryLine';
import type { InputProps } from '../views';

/** Where the choices of an input come from, and how that stands. */
export interface ChoiceSource {
  readonly choices: readonly Choice[];
  readonly loading?: boolean;
  /** Why they could not be loaded, and the way to try again. */
  readonly error?: unknown;
  retry?(): void;
  /** Asks for more of them; stands beside the box. */
  readonly loader?: ReactNode;
}

/** What an input with choices is given besides its value. */
export type ChoicePlace = Omit<InputProps, 'field' | 'value' | 'onChange'>;

interface ChoiceFrameProps {
  readonly place: ChoicePlace;
  readonly source: ChoiceSource;
  children(control: FrameControl): ReactNode;
}

/** The frame around a box with choices: its label, and what to do when they could not be loaded. */
export function ChoiceFrame({ place, source: { error, retry, loader }, children }: ChoiceFrameProps) {
  const translate = useTranslate();
  const help = error && retry ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : place.help;
  return (
    <>
      <FieldFrame {...place} help={help}>
        {children}
      </FieldFrame>
      {loader}
    </>
  );
}
