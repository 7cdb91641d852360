import { use, type ComponentType } from 'react';
import { forgetFailure } from './forgetFailure';

/**
 * A hook that gives a component loaded when it is first drawn; suspends until then, throws when it cannot be loaded.
 * Unlike `React.lazy` a failure is forgotten once the boundary above has it, so that trying again loads again.
 */
export function lazyView<P>(load: () => Promise<{ readonly default: ComponentType<P> }>): () => ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () => {
    const promise = load().then((module) => module.default);
    forgetFailure(promise, () => {
      loading = undefined;
    });
    return promise;
  };
  return () => use((loading ??= start()));
}
