/** What other rooms of the framework use of this one; nothing of it is promised. */
export { asMessage, own } from './wireValue';
export { httpFailure } from './envelope';
export { exactData } from './exactData';
export { fillPath } from './fillPath';
export { lastPart } from './lastPart';
export { linksIn } from './paging/linksIn';
export { tellFailure } from './events';
export { aborted, timedOut, transportFailure } from './exchange';
export { speakForeign } from './speakForeign';
export { mayBeDone } from './submission';
export { losslessJson } from './losslessJson';
export { openEvents } from './stream/openEvents';
export { openSocket } from './stream/openSocket';
export { StreamRefused } from './stream/streamRefused';
