export { actionWrites } from './action-writes.ts';
export { CONTRACT_HEADER, CONTRACT_NUMBER } from './contract-number.ts';
export { ENDPOINTS } from './endpoints.ts';
