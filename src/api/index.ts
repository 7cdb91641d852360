/** The wire: one client for all calls (spec 01 §7, §8). */
export { setServiceWires } from './answerWire';
export * from './call';
export { callPage, callRows, readPage, valueAt, type Page } from './callPage';
export * from './config';
export * from './download';
export { resetWireGate, wireEvents } from './events';
export * from './fetchSealKey';
export { cleanFileName } from './fileName';
export { setWireHeaders, type WireIdentity } from './headers';
export { losslessJson } from './losslessJson';
export { readWire } from './readWire';
export type { Download } from './readResponse';
export * from './registerCalls';
export type { CallRequest, CallText, Method } from './request';
export * from './saveFile';
export * from './sealPassword';
export * from './upload';
export { WireError, type Failure, type FailureKind } from './wireError';
