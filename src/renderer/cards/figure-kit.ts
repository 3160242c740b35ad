// Purpose: one import for everything needed to assemble a court figure.
export * from './figure-body.ts';
export * from './figure-head.ts';
export { buttons } from './svg.ts';
