/** The reference backend: what a project's own modules for it are written with, and what makes one. */
export { createBackend, type Backend, type BackendOptions } from './backend';
export { mswHandlers } from './msw';
export type { BackendModule } from './module';
export type { BackendContext, Labels, Settings } from './core/context';
export type { Clock } from './core/clock';
export type { Endpoint } from './core/router';
export type { Incoming } from './core/incoming';
export { Refusal } from './core/refusal';
export type { Acting, CompletedTransition, CrudHooks, Draft } from './crud/hooks';
export type { ReportSource } from './report/reportSource';
export { seedMenus } from './seed/seedMenus';
export { memoryStore } from './store/memoryStore';
export type { Doc, Store } from './store/store';
export { allReports as reports, allResources as resources } from './resources';
export { areas } from './areas';
export { consoleLabels as labels } from './labels';
