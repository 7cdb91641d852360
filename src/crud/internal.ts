/** What other rooms of the framework use of this one; nothing of it is promised. */
export { default as ResourcePages, prefetchView } from './ResourcePages';
export { dropPrefetched, prefetchList } from './list/prefetchList';
export { useDensity } from './list/useDensity';
export { OwnPage } from './ownPage';
export { aboutPath } from './actions/linkTarget';
export { openPath } from './paths';
