import type { ComponentType } from 'react';
import { ExtraBoundary } from './ExtraBoundary';
import { lazyPart } from './lazyPart';

/**
 * A part a page can do without, loaded when it is first drawn: nothing stands there until it has come, nor where it
 * does not come. Around it the page goes on.
 *
 * @example
 *   const RecordStar = extraPart(() => import('./RecordStar'));
 *   return <RecordStar at={at} />;
 */
export function extraPart<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  const Part = lazyPart(load);
  return function ExtraPart(props: P) {
    return (
      <ExtraBoundary>
        <Part {...props} waiting={null} />
      </ExtraBoundary>
    );
  };
}
