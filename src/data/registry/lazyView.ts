import { use, type ComponentType } from 'react';
import { forgetFailure } from './forgetFailure';
import { settling } from './settling';

/** Gives the component; suspends until it is there, throws when it cannot be loaded. */
interface LazyView<P> {
  (): ComponentType<P>;
  /** Begins to load it; the same promise until that failed. */
  load(): Promise<ComponentType<P>>;
}

/**
 * A hook that gives a component loaded when it is first drawn or asked for. Unlike `React.lazy` it gives what is there
 * already without a wait, and a failure is forgotten once the boundary above has it, so that trying again loads again.
 */
export function lazyView<P>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyView<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () => {
    const promise = settling(load().then((module) => module.default));
    forgetFailure(promise, () => {
      loading = undefined;
    });
    return promise;
  };
  const once = () => (loading ??= start());
  return Object.assign(() => use(once()), { load: once });
}
