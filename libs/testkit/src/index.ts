export * from './conformance/index.ts';
export * from './play/index.ts';
export * from './scenario/index.ts';
export { inspected } from './xstate/inspect.ts';
