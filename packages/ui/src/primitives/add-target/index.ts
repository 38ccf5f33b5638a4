export { addTarget, type RequestedAddition, useAddTarget } from './add-target.ts';
