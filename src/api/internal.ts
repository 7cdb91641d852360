/** What other rooms of the framework use of this one; nothing of it is promised. */
export { asMessage, own } from './wireValue';
export { httpFailure } from './envelope';
export { tellFailure } from './events';
export { aborted, timedOut, transportFailure } from './exchange';
export { mayBeDone } from './submission';
