import type { ComponentType } from 'react';
import { ExtraBoundary } from './ExtraBoundary';
import { lazyPart, type LazyPart } from './lazyPart';

interface OnFail {
  /** It does not come. */
  onFail?(): void;
}

type ExtraPart<P extends object> = ComponentType<P & OnFail> & Pick<LazyPart<P>, 'load'>;

/**
 * A part a page can do without, loaded when it is first drawn or asked for: nothing stands there until it has come, nor
 * where it does not come. Around it the page goes on.
 *
 * @example
 *   const RecordStar = extraPart(() => import('./RecordStar'));
 *   return <RecordStar at={at} />;
 */
export function extraPart<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ExtraPart<P> {
  const Part = lazyPart(load);
  function Extra({ onFail, ...props }: OnFail & object) {
    return (
      <ExtraBoundary {...(onFail && { onFail })}>
        <Part {...(props as P)} waiting={null} />
      </ExtraBoundary>
    );
  }
  return Object.assign(Extra, { load: Part.load });
}
