import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Awaiting } from './Awaiting';
import { lazyView } from './lazyView';

/** A part of a page that is loaded when it is first drawn or asked for. */
export type LazyPart<P extends object> = ComponentType<P & { readonly waiting?: ReactNode }> & {
  readonly load: () => Promise<ComponentType<P>>;
};

/**
 * Like `React.lazy`, but drawn at once where it is there already. With `waiting` it waits by itself and shows that
 * meanwhile, also for what it needs beyond its code; without, a boundary above it waits.
 *
 * @example
 *   const SiteMap = lazyPart(() => import('./SiteMap'));
 *   return <SiteMap sites={sites} waiting={<Skeleton height={360} />} />;
 * @public
 */
export function lazyPart<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyPart<P> {
  const useLoaded = lazyView(load);
  function Loaded({ props }: { readonly props: P }) {
    const Content = useLoaded();
    return <Content {...props} />;
  }
  function Part({ waiting, ...props }: { readonly waiting?: ReactNode } & object) {
    const content = <Loaded props={props as P} />; // without `waiting`, which is this part's alone
    if (waiting === undefined) return content;
    return (
      <Suspense fallback={waiting}>
        <Awaiting needs={[useLoaded.load()]} fallback={waiting}>
          {content}
        </Awaiting>
      </Suspense>
    );
  }
  return Object.assign(Part, { load: useLoaded.load });
}

type Load<P extends object> = () => Promise<{ readonly default: ComponentType<P> }>;
const known = new WeakMap<object, unknown>();

/** The same part for the same loader: what a kind or a type of one's own brings along is made once. */
export function knownPart<P extends object>(load: Load<P>): LazyPart<P> {
  const part = (known.get(load) as LazyPart<P> | undefined) ?? lazyPart(load); // the loader says what it is of
  known.set(load, part);
  return part;
}
